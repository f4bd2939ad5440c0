import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** One of many choices, found by typing. */
export const comboboxTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "choice",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: "",
	accepts: null,
	carried: true,
	byItself: ({ kind, remote }) => (kind === "choice" && remote === "searched" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const comboboxAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer", "boolean"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: {
		options: [],
		way: "Found by typing, where there are many",
	},
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: null,
		id: "found",
		label: "Search in a list of the portal",
		help: "Such as projects, found while one types.",
		icon: "search",
		begins: null,
	},
	sample: {
		expects:
			"The same, found by typing. With `options` and `search`, the operation is asked for what is typed; it needs no more than a page of its list then, however long that is.",
		properties: {
			project: {
				type: "string",
				title: "Project",
			},
		},
		fields: {
			"/project": {
				widget: "combobox",
				options: {
					operation: "projectGetList",
					query: {
						limit: 50,
					},
					list: "/list",
					value: "/id",
					label: "/title",
					search: "keyword",
					lookup: {
						operation: "projectGetDetail",
						parameter: "id",
					},
				},
			},
		},
		answers: {
			project: "1",
		},
	},
};
