import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** An agreement: given to one form, and for no other. */
export const consentTraits: FieldTraits = {
	frame: "bare",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: false,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const consentAuthoring: FieldAuthoring = {
	takes: ["boolean"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: true,
	onlyYes: false,
	computed: null,
	inspector: { options: ["link", "link_label"], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: 21,
		id: "consent",
		label: "Consent",
		help: "Must be agreed to, with a link to what.",
		icon: "auz",
		begins: { schema: { type: "boolean", const: true }, options: {} },
	},
	sample: {
		expects:
			"An agreement: a box, with `link` and `link_label` to what is agreed to. `const` true and `required` say that the form goes nowhere without it.",
		properties: {
			agreed: {
				type: "boolean",
				title: "I agree to how my data is used.",
				const: true,
			},
		},
		fields: {
			"/agreed": {
				widget: "consent",
				link: {
					href: "https://example.com/privacy",
				},
				link_label: "How your data is used",
			},
		},
		answers: {
			agreed: true,
		},
	},
};
