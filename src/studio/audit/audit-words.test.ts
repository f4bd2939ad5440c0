import { expect, it } from "vitest";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { ACTION_WORDS, unnamedActor } from "./audit-words.ts";

const { t } = createStudioI18n("en-US");
const sentence = (action: string) => `${t(unnamedActor(action))} ${t(ACTION_WORDS[action] ?? "Nothing was found.")}`;

it.each([
	["case.answered_outside", "The outside party answered a shared case from outside"],
	["session.refused", "Somebody was not let in"],
	["data_request.downloaded", "The person asking downloaded personal data"],
	["release.published", "The portal itself published a release"],
])("says who did what stands in the log without a name: %s", (action, words) => {
	expect(sentence(action)).toBe(words);
	expect(createStudioI18n("zh-CN", chinese).t(unnamedActor(action))).not.toBe(t(unnamedActor(action)));
});
