import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A code that is sent to a mobile number: a secret, which nobody reads afterwards. */
export const verificationCodeTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "value",
	described: "never",
	masked: 0,
	inWords: null,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const verificationCodeAuthoring: FieldAuthoring = {
	takes: ["string"],
	implies: null,
	dated: null,
	needs: {
		option: "code_for",
		why: (pointer) =>
			`The verification code at ${pointer} belongs to no mobile number, so none could be sent. Expected "code_for" beside "widget", such as "/mobile".`,
	},
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: ["code_for"], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: null,
		id: "code",
		label: "Code from a text message",
		help: "Proves the mobile number above it.",
		icon: "vercode",
		begins: null,
	},
	sample: {
		expects:
			"The code that is sent to a mobile number: `code_for` names the field that asks for the number. A button beside it sends the code.",
		properties: {
			mobile: {
				type: "string",
				title: "Mobile number",
				format: "mobile",
			},
			code: {
				type: "string",
				title: "Code",
				pattern: "^[0-9]{6}$",
			},
		},
		fields: {
			"/code": {
				widget: "verification_code",
				code_for: "/mobile",
			},
		},
		answers: {
			mobile: "13800000000",
			code: "123456",
		},
	},
};
