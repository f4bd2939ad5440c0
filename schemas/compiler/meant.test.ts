import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check } from "./index.ts";

const LOGIN = "forms/login.json";

const meantBy = (keys: string[], value: Json) => {
	const errors = check(changed(LOGIN, keys, value)).filter(({ severity }) => severity === "error");
	return errors.map(({ message, fix }) => ({ message, fix }))[0];
};

test("a field named without its slash is told with it", () => {
	expect(meantBy(["fields", "mobile"], { hint: "As on the bill." })).toEqual({
		message: expect.stringMatching(
			/^No entry here can be named "mobile"\. Expected a text \(JSON Pointer of a field, /,
		),
		fix: "/mobile",
	});
});

test("an answer named without where answers stand is told with it", () => {
	const found = meantBy(["fields", "/code", "when"], { "/mobile": true });
	expect(found).toMatchObject({
		message: expect.stringContaining("Nothing can stand at /mobile"),
		fix: "/form/mobile",
	});
});
