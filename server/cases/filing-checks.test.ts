import { expect, it } from "vitest";
import { compileText } from "../../schemas/compiler/emit/messages.ts";
import { artefactOf, formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import { asObject } from "../../schemas/json/json.ts";
import type { Text } from "../../schemas/types.gen.ts";
import { Refusal } from "../wire/refusal.ts";
import { refuseExits } from "./filing-checks.ts";

const ENGLISH = createTranslator({ locale: "en-US" });
const CHINESE = createTranslator({
	locale: "zh-CN",
	messages: { "Is it going on right now?": "正在发生吗？", "Call {who}": compileText("请致电{who}") },
});

/** What is said of values that have come to an exit of this title. */
function stopped(title: Text, translator: Translator): unknown {
	const exit = { when: { "/form/now": { const: "yes" } }, title, text: "Please call." };
	const form = formOf({ now: { type: "string" }, who: { type: "string" } }, { exits: [exit] });
	try {
		refuseExits({ artefact: artefactOf(form) }, { now: "yes", who: "110" }, translator);
	} catch (refusal) {
		if (refusal instanceof Refusal) return asObject(refusal.data).errors;
		throw refusal;
	}
	return [];
}

const BY_VALUE = { text: "Call {who}", values: { who: { bind: "/form/who" } } };

it.each<[string, Text, Translator, string]>([
	["a text", "Is it going on right now?", ENGLISH, "Is it going on right now?"],
	["a text in the language of who sends", "Is it going on right now?", CHINESE, "正在发生吗？"],
	["a text with answers in it", BY_VALUE, ENGLISH, "Call 110"],
	["the same in the language of who sends", BY_VALUE, CHINESE, "请致电110"],
	["an answer alone", { bind: "/form/who" }, ENGLISH, "110"],
])("says why a stop refuses: %s", (_name, title, translator, message) => {
	expect(stopped(title, translator)).toEqual([{ pointer: "/data/now", message }]);
});
