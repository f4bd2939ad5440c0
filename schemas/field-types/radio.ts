import type { FieldAuthoring, FieldTraits } from "./field-type.ts";
import { FIRST_CHOICES, ONE_CHOSEN } from "./first-choices.ts";

/** Up to so many choices are shown at once; more go into a select. */
export const FEW_CHOICES = 4;

/** One of a few choices, all in sight. */
export const radioTraits: FieldTraits = {
	frame: "group",
	late: false,
	asks: "choice",
	described: "parts",
	masked: 0,
	inWords: null,
	offers: "",
	accepts: null,
	carried: true,
	byItself: ({ kind, count, remote }) => (kind === "choice" && !remote && count <= FEW_CHOICES ? 2 : 0),
};

/** What authors and the compiler know of it. */
export const radioAuthoring: FieldAuthoring = {
	takes: ["string", "number", "integer", "boolean"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: "All choices are seen at once" },
	rjsf: { same: ["radio", "RadioWidget"], nearest: [] },
	palette: {
		rank: 3,
		id: "choice",
		label: "One of several choices",
		help: "All choices are seen at once.",
		icon: "radio",
		begins: {
			schema: ONE_CHOSEN,
			options: {
				choices: FIRST_CHOICES,
			},
		},
	},
	sample: {
		expects: 'The same, all in sight. A yes or no is asked so, too, where "no" must be said.',
		properties: {
			again: {
				type: "boolean",
				title: "Has it happened before?",
			},
		},
		fields: {
			"/again": {
				widget: "radio",
				choices: [
					{
						value: true,
						label: "Yes",
					},
					{
						value: false,
						label: "No",
					},
				],
			},
		},
		answers: {
			again: false,
		},
	},
};
