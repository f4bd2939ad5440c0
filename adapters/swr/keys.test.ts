import { expect, test } from "vitest";
import { isKeyOf, sessionFor } from "./keys.ts";

test("only responses that do not depend on who requests them are shared over log-in and log-out", () => {
	expect(sessionFor("articlesGetDetail", "token")).toBeNull();
	expect(sessionFor("messagesGetDetail", "token")).toBe("token");
	expect(sessionFor("userGetProfile", "token")).toBe("token");
});

test("a key is of an operation in one way of reading", () => {
	const key = ["messagesGetList", {}, null, "pages"];
	expect(isKeyOf(key, ["userGetProfile", "messagesGetList"], "pages")).toBe(true);
	expect(isKeyOf(key, ["messagesGetList"], "one")).toBe(false);
	expect(isKeyOf(key, ["userGetProfile"], "pages")).toBe(false);
	expect(isKeyOf("messagesGetList", ["messagesGetList"], "pages")).toBe(false);
});
