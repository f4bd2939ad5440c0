import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A value that is shown and not asked. */
export const staticTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "shown",
	described: "parts",
	masked: 1,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind }) => (kind === "constant" ? 1 : 0),
};

/** What authors and the compiler know of it. */
export const staticAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer", "boolean", "array", "object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "either",
	inspector: { options: ["currency"], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: 22,
		id: "fixed",
		label: "Text that cannot be changed",
		help: "Shown and sent as it is.",
		icon: "lock",
		begins: { schema: { type: "string" }, options: {} },
	},
	sample: {
		expects:
			"Shown and not asked: the schema's `const` or `default`, or what `prefill`, `computed` or `calculated` gives; an amount with its `currency`.",
		properties: {
			office: {
				type: "string",
				title: "Goes to",
				default: "The service centre",
			},
		},
		fields: {
			"/office": {
				widget: "static",
			},
		},
		answers: {
			office: "The service centre",
		},
	},
};
