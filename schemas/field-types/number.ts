import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A number. */
export const numberTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind }) => (kind === "number" ? 1 : 0),
};

/** What authors and the compiler know of it. */
export const numberAuthoring: FieldAuthoring = {
	takes: ["number", "integer"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "number",
	inspector: { options: [], way: null },
	rjsf: { same: ["updown"], nearest: ["range"] },
	palette: {
		rank: 7,
		id: "number",
		label: "Number",
		help: "A number, whole or not.",
		icon: "chart",
		begins: { schema: { type: "number" }, options: {} },
	},
	sample: {
		expects:
			"A number, with the schema's `minimum`, `maximum` and `multipleOf`. Commas between thousands and full-width digits are read too.",
		properties: {
			people: {
				type: "integer",
				title: "How many people?",
				minimum: 1,
			},
		},
		fields: {
			"/people": {
				widget: "number",
			},
		},
		answers: {
			people: 3,
		},
	},
};
