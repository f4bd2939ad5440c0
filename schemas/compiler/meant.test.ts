import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check, type DocumentSource } from "./index.ts";

const LOGIN = "forms/login.json";

const meantBy = (keys: string[], value: Json) => {
	const errors = check(changed(LOGIN, keys, value)).filter(({ severity }) => severity === "error");
	return errors.map(({ message, fix }) => ({ message, fix }))[0];
};

const unknownPages = (sources: DocumentSource[]) => check(sources).filter(({ code }) => code === "unknown-page");

test("a field named without its slash is told with it", () => {
	expect(meantBy(["fields", "mobile"], { hint: "As on the bill." })).toEqual({
		message: expect.stringMatching(
			/^No entry here can be named "mobile"\. Expected a text \(JSON Pointer of a field, /,
		),
		fix: "/mobile",
	});
});

test("a value named without where values stand is told with it", () => {
	const found = meantBy(["fields", "/code", "when"], { "/mobile": true });
	expect(found).toMatchObject({
		message: expect.stringContaining("Nothing can stand at /mobile"),
		fix: "/form/mobile",
	});
});

test.each([
	["a path that is nearly written", "/logn", "/login", /Expected the path of one\.$/],
	["a path with pages below it", "/error", "/error/401", /, such as \/error\/401, \/error\/403, \/error\/404\.$/],
	["a path without its beginning", "/404", "/error/404", /Expected the path of one\.$/],
	["a path with more at its end", "/login/by/mobile/number", "/login", /Expected the path of one\.$/],
])("%s is told with the nearest that lead somewhere", (_, path, fix, message) => {
	const found = { message: expect.stringMatching(message), fix };
	expect(unknownPages(changed("site.json", ["login"], path))).toEqual([expect.objectContaining(found)]);
	const hint = changed(LOGIN, ["fields", "/mobile", "hint"], `See [there](${path}#top).`);
	expect(unknownPages(hint)).toEqual([expect.objectContaining(found)]);
});

test("a path that is like no other is told with none", () => {
	const [found] = unknownPages(changed("site.json", ["login"], "/opening-hours"));
	expect(found).toMatchObject({ message: expect.stringMatching(/Expected the path of one\.$/) });
	expect(found?.fix).toBeUndefined();
});
