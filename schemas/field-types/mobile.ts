import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A mobile number. */
export const mobileTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 3,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "mobile" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const mobileAuthoring: FieldAuthoring = {
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
		rank: 10,
		id: "mobile",
		label: "Mobile number",
		help: "A mobile number of mainland China.",
		icon: "cellphone",
		begins: { schema: { type: "string", pattern: "^1[3-9][0-9]{9}$" }, options: { autocomplete: "tel-national" } },
	},
	sample: {
		expects:
			"A mobile number of mainland China: eleven digits. Spaces, dashes and the country's code are taken off what is typed. The schema's format `mobile` is the rule.",
		properties: {
			mobile: {
				type: "string",
				title: "Mobile number",
				format: "mobile",
			},
		},
		fields: {
			"/mobile": {
				widget: "mobile",
				visibility: "masked",
			},
		},
		answers: {
			mobile: "13800000000",
		},
	},
};
