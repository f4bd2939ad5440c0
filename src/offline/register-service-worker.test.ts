import { expect, it, vi } from "vitest";
import { memoryEnvironment } from "../stores/memory-environment.ts";
import { createUserStore } from "../stores/user-store.ts";
import { FILES, IMMUTABLE, isOtherSession, isOutdated, PASSED, responsesOf, SHELL } from "./cache-names.ts";
import { forgetOpened, watchSession } from "./forget-with-session.ts";

const session = (token: string) => ({
	token,
	user_info: { id: token, mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] },
});

it("tells the end of a session, and its change, but not its beginning", () => {
	const user = createUserStore(memoryEnvironment());
	const onEnd = vi.fn();
	watchSession(user, onEnd);
	user.start(session("a"));
	expect(onEnd).not.toHaveBeenCalled();
	user.start(session("b"));
	expect(onEnd).toHaveBeenCalledTimes(1);
	user.signOut();
	expect(onEnd).toHaveBeenCalledTimes(2);
});

it("forgets what the reader was shown, and stores the portal itself", async () => {
	const names = [SHELL, IMMUTABLE, FILES, PASSED, await responsesOf("a"), await responsesOf(null), "elsewhere"];
	const gone: string[] = [];
	await forgetOpened({
		keys: async () => names,
		delete: async (name) => gone.push(name) > 0,
	});
	expect(gone).toEqual([FILES, PASSED, await responsesOf("a"), await responsesOf(null)]);
});

it("stores the responses to one session apart from another's, without its token in their name", async () => {
	const [mine, other, everyone] = await Promise.all([
		responsesOf("secret-a"),
		responsesOf("secret-b"),
		responsesOf(null),
	]);
	expect(new Set([mine, other, everyone]).size).toBe(3);
	expect(mine).not.toContain("secret");
	expect([isOtherSession(other, mine), isOtherSession(mine, mine), isOtherSession(everyone, mine)]).toEqual([
		true,
		false,
		false,
	]);
	expect(isOtherSession(mine, everyone)).toBe(true);
});

it("takes only caches of an older format of its own for outdated", () => {
	expect(["portico-v0-answers", SHELL, "another-app"].map(isOutdated)).toEqual([true, false, false]);
});
