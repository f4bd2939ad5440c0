import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A day and a time, in the portal's time zone. */
export const datetimeTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format }) => (kind === "text" && format === "date-time" ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const datetimeAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: { format: "date-time" },
	dated: "moment",
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["datetime", "date-time", "alt-datetime"], nearest: [] },
	palette: {
		rank: null,
		id: "moment",
		label: "Date and time",
		help: "A day and a time of day.",
		icon: "log",
		begins: null,
	},
	sample: {
		expects: "A day and a time in the portal's time zone; the answer is the moment in UTC.",
		properties: {
			seen: {
				type: "string",
				title: "When did you see it?",
				format: "date-time",
			},
		},
		fields: {
			"/seen": {
				widget: "datetime",
				not_after: "today",
			},
		},
		answers: {
			seen: "2026-01-31T00:30:00Z",
		},
	},
};
