import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A resident identity card number. */
export const idCardTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 3,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "id-card" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const idCardAuthoring: FieldAuthoring = {
	takes: ["string"],
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
		id: "id_card",
		label: "Identity card number",
		help: "Its check digit is checked.",
		icon: "username",
		begins: null,
	},
	sample: {
		expects:
			"A resident identity card number. The schema's format `id-card` is the rule: 18 characters, of which the first 17 are digits, the seventh to the fourteenth are a day that exists, and the last is the checksum of the others (GB 11643-1999: a digit or X). Spaces and dashes are taken off, x becomes X. Without the format any text is taken.",
		properties: {
			card: {
				type: "string",
				title: "Identity card number",
				format: "id-card",
			},
		},
		fields: {
			"/card": {
				widget: "id_card",
				visibility: "masked",
			},
		},
		answers: {
			card: "11010519491231002X",
		},
	},
};
