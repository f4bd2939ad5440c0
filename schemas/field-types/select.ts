import type { FieldAuthoring, FieldTraits } from "./field-type.ts";
import { FIRST_CHOICES, ONE_CHOSEN } from "./first-choices.ts";
import { FEW_CHOICES } from "./radio.ts";

/** One of some choices, in a list that opens. */
export const selectTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "choice",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: "",
	accepts: null,
	carried: true,
	byItself: ({ kind, count, remote }) =>
		kind === "choice" && (remote ? remote === "listed" : count > FEW_CHOICES) ? 2 : 0,
};

/** What authors and the compiler know of it. */
export const selectAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer", "boolean"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: "As a menu" },
	rjsf: { same: ["select", "SelectWidget"], nearest: [] },
	palette: {
		rank: 4,
		id: "menu",
		label: "One choice from a menu",
		help: "For more choices than one sees at once.",
		icon: "down",
		begins: {
			schema: ONE_CHOSEN,
			options: {
				choices: FIRST_CHOICES,
			},
		},
	},
	sample: {
		expects:
			"One of some choices, in a list that opens. The choices are the schema's `enum` (labels in `choices`), its `oneOf` of `const` and `title`, or what an operation answers (`options`). A value of `enum` that no label names is said as it is, or in the reader's language where a messages document translates it: at the question, and wherever the answer is read.",
		properties: {
			kind: {
				type: "string",
				title: "What is it?",
				enum: ["road", "lamp", "tree", "noise", "water"],
			},
		},
		fields: {
			"/kind": {
				widget: "select",
				choices: [
					{
						value: "road",
						label: "A road",
					},
					{
						value: "lamp",
						label: "A street lamp",
					},
				],
			},
		},
		answers: {
			kind: "lamp",
		},
	},
};
