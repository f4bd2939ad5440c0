import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A line of text: what every text is asked by that no other type knows better. */
export const textTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 1,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind }) => (kind === "text" ? 1 : 0),
};

/** What authors and the compiler know of it. */
export const textAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "either",
	inspector: { options: [], way: null },
	rjsf: { same: ["text"], nearest: ["password", "color"] },
	palette: {
		rank: 1,
		id: "text",
		label: "Short text",
		help: "One line.",
		icon: "edit",
		begins: { schema: { type: "string", maxLength: 200 }, options: {} },
	},
	sample: {
		expects: "One line. A text has `minLength`, `maxLength` and `pattern`; a number is read as it is written.",
		properties: {
			nickname: {
				type: "string",
				title: "What may we call you?",
				maxLength: 40,
			},
		},
		fields: {
			"/nickname": {
				widget: "text",
			},
		},
		answers: {
			nickname: "Wang",
		},
	},
};
