import type { FieldAuthoring, FieldTraits } from "./field-type.ts";

/** A signature, drawn or typed: stored as the upload of a picture. */
export const signatureTraits: FieldTraits = {
	frame: "group",
	late: true,
	asks: "files",
	described: "whole",
	masked: 0,
	inWords: (_value, { words }) => words("Signed"),
	offers: null,
	accepts: ["image/*"],
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const signatureAuthoring: FieldAuthoring = {
	takes: ["string", "object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: null,
		id: "signature",
		label: "Signature",
		help: "Drawn by hand, or typed.",
		icon: "form",
		begins: null,
	},
	sample: {
		expects:
			"Drawn with a finger or a mouse, or the name typed. Both are made a picture and uploaded: the answer is the id of the upload, as of one file. So the schema is a plain text, without `format`, `pattern` or length, and the form's `submit.body` sends `attachments`.",
		properties: {
			signature: {
				type: "string",
				title: "Your signature",
			},
		},
		fields: {
			"/signature": {
				widget: "signature",
			},
		},
		answers: {
			signature: "0f8fad5b-d9cb-469f-a165-70867728950e",
		},
	},
};
