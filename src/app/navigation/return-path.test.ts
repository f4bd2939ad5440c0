import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

const site = { login: "/login", home: "/index/index" };

it.each([
	[{ from: "/message/detail?id=3" }, "/message/detail?id=3"],
	[{ from: "/login" }, "/index/index"],
	[{ from: "/login?next=x" }, "/index/index"],
	[{ from: "//elsewhere.example" }, "/index/index"],
	[{ from: "https://elsewhere.example" }, "/index/index"],
	[{ from: 7 }, "/index/index"],
	[null, "/index/index"],
])("after login, %j leads to %s", (state, path) => {
	expect(returnPath(state, site)).toBe(path);
});
