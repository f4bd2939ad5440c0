import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { resolveText } from "./resolve-text.ts";

const source = "{form, select, road_damage {A damaged road} other {Something else}}";
const translator = createTranslator({ locale: "en-US", messages: { [source]: compileMessageOrThrow(source) } });
const shown = (form: string) =>
	resolveText({ text: source, values: { form: { bind: "/item/form" } } }, { item: { form } }, translator);

describe("a select in a text", () => {
	it("tells ids with hyphens apart, for which ICU takes an underscore", () => {
		expect(shown("road-damage")).toBe("A damaged road");
		expect(shown("noise")).toBe("Something else");
	});
});

describe("a binding's default", () => {
	const phone = (at: object) =>
		resolveText(
			{ bind: "/config/phone", default: "12345" },
			{ config: at },
			createTranslator({ locale: "en-US", messages: {} }),
		);

	it("stands for what is missing and for an empty text, and for nothing else", () => {
		expect([{}, { phone: null }, { phone: "" }].map(phone)).toEqual(["12345", "12345", "12345"]);
		expect([{ phone: "0" }, { phone: 0 }].map(phone)).toEqual(["0", "0"]);
	});
});
