import { expect, it } from "vitest";
import type { FormArtefact } from "../../release.ts";
import { describeValues } from "./described-values.ts";
import { formQuestions, questionAt } from "./form-questions.ts";

const TEXT = { type: "string", title: "Text" };

const FORM: FormArtefact = {
	validator: "0".repeat(64),
	document: {
		$schema: "../../meta/form.schema.json",
		kind: "form",
		id: "asked",
		title: "Asked",
		submit: { operation: "messagesIndex", label: "Send", body: {} },
		schema: {
			type: "object",
			properties: {
				topic: { ...TEXT, title: "Topic" },
				place: { type: "object", title: "Place", properties: { street: { ...TEXT, title: "Street" } } },
				witnesses: {
					type: "array",
					title: "Witnesses",
					items: { type: "object", properties: { name: { ...TEXT, title: "Name" } } },
				},
				tags: { type: "array", title: "Tags", items: TEXT },
			},
			if: { properties: { topic: { const: "lamp" } } },
			// biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
			then: { properties: { pole: { ...TEXT, title: "Number of the pole" } } },
		},
	},
};

it("finds what a form can ask, in its order, groups, rows and branches too", () => {
	expect(formQuestions(FORM)).toEqual([
		{ name: "/topic", labels: ["Topic"] },
		{ name: "/place/street", labels: ["Place", "Street"] },
		{ name: "/witnesses/*/name", labels: ["Witnesses", "Name"] },
		{ name: "/tags", labels: ["Tags"] },
		{ name: "/pole", labels: ["Number of the pole"] },
	]);
});

it("names them as the answers are named", () => {
	const data = {
		topic: "lamp",
		pole: "7",
		tags: ["dark"],
		place: { street: "Mill Lane" },
		witnesses: [{ name: "Wu" }, { name: "Li" }],
	};
	const names = describeValues(FORM, data).map(({ name }) => questionAt(name));
	expect(new Set(names)).toEqual(new Set(formQuestions(FORM).map(({ name }) => name)));
});
