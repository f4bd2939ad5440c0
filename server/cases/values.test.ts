import { expect, it } from "vitest";
import { formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import { valuesOf } from "./values.ts";

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
	expect(valuesOf(form, data, true)).toEqual([
		{ name: "/by", label: "By", value: "mail", text: "mail", picked: true },
		{ name: "/words", label: "Words", value: "mail", text: "mail" },
	]);
	expect(valuesOf(form, data, false)).toMatchObject([{ value: null, text: "***" }, { text: "mail" }]);
});
