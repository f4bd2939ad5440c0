import type { FieldAuthoring, FieldTraits } from "./field-type.ts";
import { FIRST_CHOICES, ONE_CHOSEN } from "./first-choices.ts";

/** Any of some choices, all in sight. */
export const checkboxesTraits: FieldTraits = {
	frame: "group",
	late: false,
	asks: "choice",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: "",
	accepts: null,
	carried: true,
	byItself: ({ kind }) => (kind === "choices" ? 1 : 0),
};

/** What authors and the compiler know of it. */
export const checkboxesAuthoring: FieldAuthoring = {
	takes: ["array"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: ["checkboxes", "CheckboxesWidget"], nearest: [] },
	palette: {
		rank: 5,
		id: "choices",
		label: "Several choices",
		help: "Any number of the choices.",
		icon: "ok-circle",
		begins: {
			schema: { type: "array", items: ONE_CHOSEN, uniqueItems: true },
			options: {
				choices: FIRST_CHOICES,
			},
		},
	},
	sample: {
		expects: "Any of some choices. A list whose `items` have the choices; `minItems` and `maxItems` say how many.",
		properties: {
			days: {
				type: "array",
				title: "Which days suit you?",
				items: {
					type: "string",
					enum: ["mo", "tu", "we"],
				},
				uniqueItems: true,
				minItems: 1,
			},
		},
		fields: {
			"/days": {
				widget: "checkboxes",
				choices: [
					{
						value: "mo",
						label: "Monday",
					},
					{
						value: "tu",
						label: "Tuesday",
					},
					{
						value: "we",
						label: "Wednesday",
					},
				],
			},
		},
		answers: {
			days: ["mo", "we"],
		},
	},
};
