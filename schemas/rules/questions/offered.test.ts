import { describe, expect, it } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { chosenPointer, formatChosen } from "./chosen-part.ts";
import { isOffered, offersOf } from "./offered.ts";
import { pagingOf } from "./option-pages.ts";
import { isOfForm, onForm } from "./option-query.ts";
import { answersQuestion } from "./question-form.ts";

describe("an operation of a backend", () => {
	it("is requested where it is one of the sixteen, or the backend says that it has it", () => {
		expect(isOffered("messagesIndex", undefined)).toBe(true);
		expect([undefined, {}, { other: true as const }].map((offers) => isOffered("own", offers))).toEqual([
			...[false, false, false],
		]);
		expect(isOffered("own", { own: true })).toBe(true);
		expect(isOffered("toString", {})).toBe(false);
	});

	it("is named by a backend where it is none of the sixteen", () => {
		expect(offersOf(["messagesIndex", "own", "other"])).toEqual({ own: true, other: true });
	});
});

describe("a list of options", () => {
	it.each([
		["has a next page while there are more entries", { page: 1, limit: 10, total: 11 }, true, 2],
		["ends with the page that holds its last entry", { page: 2, limit: 10, total: 20 }, true, undefined],
		["has no pages where it does not say all three numbers", { page: 1, limit: 10 }, false, undefined],
		["has no pages where it is a plain list", [], false, undefined],
	])("%s", (_name, data, isPaged, next) => {
		expect(pagingOf(data)).toEqual({ isPaged, next });
	});

	it("hangs on what stands in the form or in the row, and on nothing else", () => {
		expect(["/form", "/form/a", "/item/a", "/former/a", "/route/id", 1].map(isOfForm)).toEqual([
			...[true, true, true, false, false, false],
		]);
		const bound = { a: { bind: "/form/a" }, b: { bind: "/route/id" }, c: "text", d: { bind: "/item" } };
		const source = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
		expect(onForm({ ...source, query: bound })).toEqual(["a", "d"]);
		expect(onForm(source)).toEqual([]);
	});
});

describe("what was chosen", () => {
	it("stands in the region of an address, and else is the value itself", () => {
		expect(chosenPointer("/home", { widget: "address" }, { region: "1" })).toBe("/home/region");
		expect(chosenPointer("/home", { widget: "address" }, "1")).toBe("/home");
		expect(chosenPointer("/home", {}, { region: "1" })).toBe("/home");
	});

	it("is said by its label, of an address with its street", () => {
		expect(formatChosen("1", "Yunting")).toBe("Yunting");
		expect(formatChosen({ detail: "Maple Road 1", region: "1" }, "Yunting")).toBe("Yunting, Maple Road 1");
	});
});

it("a form answers what a case asks where it sends its answers by that operation", () => {
	const sending = (operation: string, body: Record<string, { bind: string }>) =>
		answersQuestion(formOf({}, { submit: { operation, label: "Send", body } }));
	expect(sending("messagesSupplement", { data: { bind: "/form" } })).toBe(true);
	expect(sending("messagesSupplement", { note: { bind: "/form/note" } })).toBe(false);
	expect(sending("messagesIndex", { data: { bind: "/form" } })).toBe(false);
});
