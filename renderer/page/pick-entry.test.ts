import { describe, expect, it } from "vitest";
import type { Scope } from "../scope.ts";
import { pickEntry } from "./pick-entry.ts";

const RESPONSE = {
	list: [
		{ code: "roads", name: "Roads" },
		{ code: 7, name: "Seven" },
	],
};
const scope = (query: Record<string, string>): Scope => ({
	route: { path: "/report", locale: "en-US" },
	query,
	config: { admin: {}, report: {} },
	data: {},
});
const PICK = { list: "/list", where: "/code", equals: { bind: "/query/category" } };

describe("picking an entry", () => {
	it("finds the one that the address names, be it a number or a text", () => {
		expect(pickEntry(PICK, RESPONSE, scope({ category: "roads" }))).toEqual({ code: "roads", name: "Roads" });
		expect(pickEntry(PICK, RESPONSE, scope({ category: "7" }))).toEqual({ code: 7, name: "Seven" });
	});

	it("finds none where nothing fits, nothing is requested, or nothing was answered", () => {
		expect(pickEntry(PICK, RESPONSE, scope({ category: "noise" }))).toBeNull();
		expect(pickEntry(PICK, RESPONSE, scope({}))).toBeNull();
		expect(pickEntry(PICK, undefined, scope({ category: "roads" }))).toBeNull();
	});
});
