import { expect, it } from "vitest";
import { formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import { type AnswerScope, valuesOf } from "./values.ts";

const form = {
	document: {
		...formOf({
			by: { type: "string", title: "By", enum: ["phone", "mail"] },
			words: { type: "string", title: "Words" },
		}),
		fields: { "/by": { visibility: "masked" as const }, "/words": { visibility: "public" as const } },
	},
	schema: {},
	validator: "",
};

it("tells what was picked of what the form offers from what a person wrote, though both go by their own words", () => {
	const data = { by: "mail", words: "mail" };
	expect(valuesOf(form, data, "all")).toEqual([
		{ name: "/by", label: "By", value: "mail", text: "mail", picked: true },
		{ name: "/words", label: "Words", value: "mail", text: "mail" },
	]);
	expect(valuesOf(form, data, "public")).toMatchObject([{ value: null, text: "***" }, { text: "mail" }]);
});

it("tells staff who only read a case all but who wrote it and how they are reached", () => {
	const fields = {
		"/name": { visibility: "masked" as const, autocomplete: "name" },
		"/mobile": { autocomplete: "tel-national" },
		"/code": { autocomplete: "off" },
		"/people/*/email": { autocomplete: "email" },
	};
	const text = { type: "string", title: "T" };
	const people = {
		type: "array",
		title: "People",
		items: { type: "object", properties: { email: text, about: text } },
	};
	const about = {
		document: { ...formOf({ name: text, mobile: text, code: text, people }), fields },
		schema: {},
		validator: "",
	};
	const data = {
		name: "Zhang Xiaoming",
		mobile: "13800000000",
		code: "A1",
		people: [{ email: "lin@example.org", about: "neighbour" }],
	};
	const texts = (scope: AnswerScope) => valuesOf(about, data, scope).map((answer) => answer.text);
	expect(texts("all")).toEqual(["Zhang Xiaoming", "13800000000", "A1", "lin@example.org", "neighbour"]);
	expect(texts("unnamed")).toEqual(["Z***", "A1", "neighbour"]);
	expect(texts("public")).toEqual(["Z***"]);
});
