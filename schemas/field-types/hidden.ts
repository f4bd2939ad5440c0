import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A value that is neither shown nor asked, but sent. */
export const hiddenTraits: FieldTraits = {
	frame: "none",
	late: false,
	asks: "hidden",
	described: "never",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const hiddenAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer", "boolean", "array", "object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "either",
	inspector: { options: [], way: null },
	rjsf: { same: ["hidden"], nearest: [] },
	palette: {
		rank: null,
		id: "hidden",
		label: "Hidden value",
		help: "Sent along without being shown.",
		icon: "eye-invisible",
		begins: null,
	},
	sample: {
		expects: "Neither shown nor asked, but sent: the schema's `default` or what `prefill` gives.",
		properties: {
			source: {
				type: "string",
				title: "Where the reader came from",
				maxLength: 40,
			},
		},
		fields: {
			"/source": {
				widget: "hidden",
				prefill: "/query/source",
			},
		},
		answers: {
			source: "poster",
		},
	},
};
