import { expect, it } from "vitest";
import { AUDIT_ACTIONS } from "../../server/audit/actions.ts";
import { ACTION_WORDS } from "../../src/studio/audit/audit-words.ts";

it("has words for every action that the log knows", () => {
	expect(AUDIT_ACTIONS.filter((action) => !Object.hasOwn(ACTION_WORDS, action))).toEqual([]);
});
