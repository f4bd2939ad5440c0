import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A day. */
export const dateTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "date" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const dateAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: { format: "date" },
	dated: "day",
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["date", "alt-date", "DateWidget"], nearest: [] },
	palette: {
		rank: 9,
		id: "date",
		label: "Date",
		help: "A day of the calendar.",
		icon: "date",
		begins: { schema: { type: "string", format: "date" }, options: {} },
	},
	sample: {
		expects: "A day. `not_after` and `not_before` limit it by today.",
		properties: {
			born: {
				type: "string",
				title: "Day of birth",
				format: "date",
			},
		},
		fields: {
			"/born": {
				widget: "date",
				not_after: "-P18Y",
			},
		},
		answers: {
			born: "1990-01-31",
		},
	},
};
