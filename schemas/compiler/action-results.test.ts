import { describe, expect, it } from "vitest";
import { HOME } from "./cases/provoke.fixture.ts";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { compile } from "./index.ts";

const FOLLOW: Json = { do: "call", operation: "messagesFollow", body: { id: "a", follow: true } };
const PROFILE: Json = { do: "download", operation: "userGetProfile", file_name: "me.json" };
const goBy = (bind: string): Json => ({ do: "navigate", link: { to: "/login", query: { it: { bind } } } });

const problems = (...actions: Json[]) =>
	compile(changed(HOME, ["blocks", 0], { type: "button", label: "A", actions }))
		.diagnostics.filter(({ severity }) => severity === "error")
		.map(({ pointer }) => pointer);

describe("what an action returns", () => {
	it("can be read by what is told after it, and by the actions after it", () => {
		expect(problems({ ...FOLLOW, done: { bind: "/result/followed" } }, goBy("/result/followed"))).toEqual([]);
		expect(problems(PROFILE, goBy("/result/nickname"))).toEqual([]);
	});

	it("is that of the last of them", () => {
		expect(problems(PROFILE, FOLLOW, goBy("/result/followed"))).toEqual([]);
		expect(problems(PROFILE, FOLLOW, goBy("/result/nickname"))).toEqual(["/blocks/0/actions/2/link/query/it/bind"]);
	});

	it("cannot be read before it, nor asked about in what it asks first", () => {
		expect(problems(goBy("/result/followed"), FOLLOW)).toEqual(["/blocks/0/actions/0/link/query/it/bind"]);
		expect(problems({ ...FOLLOW, confirm: { bind: "/result/followed" } })).toEqual([
			"/blocks/0/actions/0/confirm/bind",
		]);
	});
});
