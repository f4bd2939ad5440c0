import type { FieldAuthoring, FieldTraits, InWords } from "./field-type.ts";

/** The currency that an amount is entered in (ISO 4217): yuan where the document names none. */
export const currencyOf = ({ currency }: { readonly currency?: string }): string => currency ?? "CNY";

/** An amount with its currency; undefined of what is no number. */
export const amountInWords: InWords = (value, { options }) =>
	typeof value === "number" ? `${currencyOf(options)} ${value}` : undefined;

/** An amount of money. */
export const moneyTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "parts",
	masked: 0,
	inWords: amountInWords,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const moneyAuthoring: FieldAuthoring = {
	takes: ["number", "integer"],
	implies: null,
	dated: null,
	needs: null,
	amount: true,
	agreement: false,
	onlyYes: false,
	computed: "number",
	inspector: { options: ["currency"], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: 8,
		id: "amount",
		label: "Amount of money",
		help: "With its currency and decimals.",
		icon: "rmb",
		begins: { schema: { type: "number", minimum: 0 }, options: {} },
	},
	sample: {
		expects:
			"An amount. `currency` names its currency (ISO 4217), which stands before it and says how many decimals it has.",
		properties: {
			cost: {
				type: "number",
				title: "What did it cost?",
				minimum: 0,
			},
		},
		fields: {
			"/cost": {
				widget: "money",
				currency: "CNY",
			},
		},
		answers: {
			cost: 12.5,
		},
	},
};
