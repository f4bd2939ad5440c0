import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A web address. */
export const urlTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 1,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && (format === "uri" || format === "uri-reference") ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const urlAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["uri", "URLWidget"], nearest: [] },
	palette: {
		rank: null,
		id: "site",
		label: "Web address",
		help: "Begins with https.",
		icon: "website",
		begins: null,
	},
	sample: {
		expects: "A web address. The schema's format `uri` is the rule.",
		properties: {
			site: {
				type: "string",
				title: "Web address",
				format: "uri",
			},
		},
		fields: {
			"/site": {
				widget: "url",
			},
		},
		answers: {
			site: "https://example.com/",
		},
	},
};
