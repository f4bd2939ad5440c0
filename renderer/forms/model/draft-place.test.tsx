import { describe, expect, it } from "vitest";
import { anotherDraft } from "../../../tests/fixtures/autosaved-form.ts";
import { draftName, firstId, isPerCase, storageOf, TRIAL_DRAFTS } from "./draft-place.ts";
import { DRAFT_STORAGE } from "./draft-storage.ts";

const perCase = { id: "answer", draft: { per: "/form/case" } };

describe("the name of a form's draft", () => {
	it.each([
		["the form's id", { id: "lamps" }, {}, undefined, "lamps"],
		["the first id that it was published under", { id: "c", formerly: ["a", "b"] }, {}, undefined, "a"],
		["that with whom it is filled in for", { id: "lamps" }, {}, "li", "lamps/li"],
		["none where it has no draft", { id: "lamps", draft: false }, {}, "li", undefined],
		["that with the case that it is about", perCase, { case: "N 1/2" }, undefined, "answer/N%201%2F2"],
		["the same whoever it is filled in for", perCase, { case: "N1" }, "li", "answer/N1"],
		["none before the case is known", perCase, { case: "" }, undefined, undefined],
		["none where the case is no text", perCase, { case: 5 }, undefined, undefined],
	] as const)("is %s", (_, form, values, whose, name) => {
		const { formerly, ...rest } = { formerly: undefined, ...form };
		const former: [string, ...string[]] | undefined = formerly && [...formerly];
		expect(draftName({ ...rest, ...(former && { formerly: former }) }, values, whose)).toBe(name);
	});

	it("starts by the form's first id", () => {
		expect([firstId({ id: "b" }), firstId({ id: "b", formerly: ["a"] })]).toEqual(["b", "a"]);
	});
});

describe("where a draft is kept", () => {
	const anonymous_when = { "/form/hidden": { const: true } };

	it.each([
		["on the device", { id: "lamps" }, {}, undefined],
		[
			"on the device where its filer has no name, but a form of their own",
			{ id: "lamps", anonymous_when },
			{},
			undefined,
		],
		["on the device where it is about a case of somebody known", perCase, {}, undefined],
		["in the page where it is about a case that is followed by a code", { ...perCase, anonymous_when }, {}, true],
	])("is %s", (_, form, values, isOfPage) => {
		const storage = storageOf(form, { hidden: true, ...values });
		expect(storage.isOfPage).toBe(isOfPage);
		expect(storage === DRAFT_STORAGE).toBe(isOfPage === undefined);
	});

	it("is one place for each case only where the form says so", () => {
		expect([isPerCase(perCase), isPerCase({}), isPerCase({ draft: false })]).toEqual([true, false, false]);
	});
});

describe("a draft that lives as long as its page", () => {
	it("is read by whom and for which form it was saved, and by nobody else", async () => {
		const draft = anotherDraft("a", 1);
		await TRIAL_DRAFTS.save("place-1", "lin", draft, 0);
		expect(await TRIAL_DRAFTS.read("place-1", "lin")).toBe(draft);
		expect([await TRIAL_DRAFTS.read("place-1", ""), await TRIAL_DRAFTS.read("place-2", "lin")]).toEqual([
			undefined,
			undefined,
		]);
	});

	it("is not overwritten by what does not follow it", async () => {
		const first = anotherDraft("a", 1);
		const second = anotherDraft("b", 2);
		expect(await TRIAL_DRAFTS.save("place-3", "", first, 7)).toBeUndefined();
		expect(await TRIAL_DRAFTS.save("place-3", "", second, 0)).toBe(first);
		expect(await TRIAL_DRAFTS.save("place-3", "", second, 1)).toBeUndefined();
		expect(await TRIAL_DRAFTS.read("place-3", "")).toBe(second);
	});

	it("is removed by its key alone", async () => {
		await TRIAL_DRAFTS.save("place-4", "", anotherDraft("a", 1), 0);
		await TRIAL_DRAFTS.remove("place-4", "", "key of b");
		expect(await TRIAL_DRAFTS.read("place-4", "")).toBeDefined();
		await TRIAL_DRAFTS.remove("place-4", "", "key of a");
		expect(await TRIAL_DRAFTS.read("place-4", "")).toBeUndefined();
	});

	it("leaves nothing beside it, and no server's copy is followed", async () => {
		const beside = [TRIAL_DRAFTS.earlier("place-5", ""), TRIAL_DRAFTS.discarded("place-5", "")];
		expect(await Promise.all(beside)).toEqual([undefined, undefined]);
		expect(await TRIAL_DRAFTS.copied("place-5", "")).toEqual({ version: 0, draft: 0 });
		expect([TRIAL_DRAFTS.isStoring(), TRIAL_DRAFTS.isOfPage]).toEqual([true, "quietly"]);
	});
});
