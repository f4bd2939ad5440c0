import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** Whether this browser is told by its push service: what it has subscribed to is the value, which is shown nowhere. */
export const pushDeviceTraits: FieldTraits = {
	frame: "bare",
	late: true,
	asks: "value",
	described: "never",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: false,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const pushDeviceAuthoring: FieldAuthoring = {
	takes: ["object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: null,
		id: "device",
		label: "Notifications on this device",
		help: "Whether this device shows a notification.",
		icon: "notice",
		begins: null,
	},
	sample: {
		expects:
			"Notifications on this device, as a box: `push` of `userGetChannels`, prefilled from there and sent to `userUpdateChannels`. The schema is an object that names `on`, a boolean.",
		properties: {
			push: {
				type: "object",
				title: "On this device, too",
				properties: {
					on: { type: "boolean", title: "On this device, too" },
				},
			},
		},
		fields: {
			"/push": {
				widget: "push_device",
			},
		},
		answers: {
			push: { key: "BAAA", on: true },
		},
	},
};
