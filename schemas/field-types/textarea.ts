import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** From so many characters on, a text is edited in several lines. */
const LONG_TEXT = 200;

/** A text of several lines. */
export const textareaTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 1,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: ({ kind, format, maxLength }) => (kind === "text" && format === undefined && maxLength > LONG_TEXT ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const textareaAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "text",
	inspector: { options: ["rows"], way: null },
	rjsf: { same: ["textarea", "TextareaWidget"], nearest: [] },
	palette: {
		rank: 2,
		id: "long_text",
		label: "Long text",
		help: "Several lines.",
		icon: "list",
		begins: { schema: { type: "string", maxLength: 2000 }, options: { rows: 4 } },
	},
	sample: {
		expects: "Several lines; `rows` says how many are seen at first. By itself where `maxLength` is over 200.",
		properties: {
			story: {
				type: "string",
				title: "What happened?",
				minLength: 10,
				maxLength: 2000,
			},
		},
		fields: {
			"/story": {
				widget: "textarea",
				rows: 6,
			},
		},
		answers: {
			story: "The lamp has been dark for a week.",
		},
	},
};
