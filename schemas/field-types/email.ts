import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A mail address. */
export const emailTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 1,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "email" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const emailAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["email", "EmailWidget"], nearest: [] },
	palette: {
		rank: 11,
		id: "email",
		label: "E-mail address",
		help: "Checked for its form.",
		icon: "email",
		begins: { schema: { type: "string", format: "email", maxLength: 200 }, options: { autocomplete: "email" } },
	},
	sample: {
		expects: "A mail address. The schema's format `email` is the rule.",
		properties: {
			mail: {
				type: "string",
				title: "Email address",
				format: "email",
			},
		},
		fields: {
			"/mail": {
				widget: "email",
				visibility: "masked",
			},
		},
		answers: {
			mail: "wang@example.com",
		},
	},
};
