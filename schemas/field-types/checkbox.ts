import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** Yes or no, as a box. */
export const checkboxTraits: FieldTraits = {
	frame: "bare",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind }) => (kind === "yes-or-no" ? 1 : 0),
};

/** What authors and the compiler know of it. */
export const checkboxAuthoring: FieldAuthoring = {
	takes: ["boolean"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: true,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: 6,
		id: "yes",
		label: "A box to tick",
		help: "Yes, or nothing.",
		icon: "ok",
		begins: { schema: { type: "boolean" }, options: {} },
	},
	sample: {
		expects: "Yes or no, as a box. Left alone it is not answered.",
		properties: {
			urgent: {
				type: "boolean",
				title: "Somebody may get hurt",
			},
		},
		fields: {
			"/urgent": {
				widget: "checkbox",
			},
		},
		answers: {
			urgent: true,
		},
	},
};
