import type { FieldAuthoring, FieldTraits, InWords } from "./field-type.ts";

/** How many stars a rating can have: as the schema declares, 5 where it does not, never more than 10. */
export const starCount = (maximum: unknown): number => (typeof maximum === "number" ? Math.min(maximum, 10) : 5);

const ratingInWords: InWords = (value, { maximum, words }) =>
	typeof value === "number" ? words("{rating} of {most}", { rating: value, most: starCount(maximum) }) : undefined;

/** Stars. */
export const ratingTraits: FieldTraits = {
	frame: "group",
	late: true,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: ratingInWords,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const ratingAuthoring: FieldAuthoring = {
	takes: ["number", "integer"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: "number",
	inspector: { options: [], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: 13,
		id: "rating",
		label: "Stars",
		help: "One to five.",
		icon: "rate",
		begins: { schema: { type: "integer", minimum: 1, maximum: 5 }, options: {} },
	},
	sample: {
		expects:
			"Stars, from 1 up to the schema's `maximum`: 5 where it names none, never more than 10. Write `minimum` 1 and the `maximum`, so that the server takes nothing else.",
		properties: {
			stars: {
				type: "integer",
				title: "How was it?",
				minimum: 1,
				maximum: 5,
			},
		},
		fields: {
			"/stars": {
				widget: "rating",
			},
		},
		answers: {
			stars: 4,
		},
	},
};
