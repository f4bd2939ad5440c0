import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** An address: a region, level by level, and a line for street and number. */
export const addressTraits: FieldTraits = {
	frame: "group",
	late: true,
	asks: "value",
	described: "whole",
	masked: 0,
	inWords: null,
	offers: "/region",
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const addressAuthoring: FieldAuthoring = {
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
		id: "address",
		label: "Address",
		help: "Region by region, then street and number.",
		icon: "home",
		begins: null,
	},
	sample: {
		expects:
			"A region, level by level, and a line for street and number. The schema is an object of two texts, neither of which may be left out of its `properties`: `region`, whose values are the regions' codes (`enum`), and `detail`. The labels in `choices` of the address name the way to each region from the widest level, with \" / \" between the levels: each level is a list of its own, and the next shows only what is in it. There may be any number of levels. `options` may offer the regions instead of `choices`, with such labels; the server asks for them again and refuses a region that is not among them. What must be answered is in the object's own `required`; the titles of the two stand in error texts.",
		properties: {
			home: {
				type: "object",
				title: "Address",
				properties: {
					region: {
						type: "string",
						title: "Region",
						enum: ["110101", "330106", "330108"],
					},
					detail: {
						type: "string",
						title: "Street and number",
						minLength: 3,
					},
				},
				required: ["region", "detail"],
			},
		},
		fields: {
			"/home": {
				widget: "address",
				choices: [
					{
						value: "110101",
						label: "Beijing / Beijing / Dongcheng",
					},
					{
						value: "330106",
						label: "Zhejiang / Hangzhou / Xihu",
					},
					{
						value: "330108",
						label: "Zhejiang / Hangzhou / Binjiang",
					},
				],
			},
		},
		answers: {
			home: {
				region: "330106",
				detail: "Beishan Street 1",
			},
		},
	},
};
