import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A time of day. */
export const timeTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "time" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const timeAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
	dated: "clock",
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["time"], nearest: [] },
	palette: {
		rank: 20,
		id: "time",
		label: "Time of day",
		help: "Hours and minutes.",
		icon: "time",
		begins: { schema: { type: "string" }, options: {} },
	},
	sample: {
		expects: "A time of day: with format `time` it is `08:30:00Z`, a plain text is `08:30`.",
		properties: {
			at: {
				type: "string",
				title: "At what time?",
				pattern: "^(09|1[0-6]):",
			},
		},
		fields: {
			"/at": {
				widget: "time",
			},
		},
		answers: {
			at: "09:30",
		},
	},
};
