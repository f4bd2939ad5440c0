import { describe, expect, it } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { fieldOptions } from "./field-options.ts";
import { formIds } from "./form-ids.ts";
import { uploadId, uploadIds, uploadsIn } from "./uploads-in.ts";

describe("the options of a field", () => {
	const any = { hint: "Any" };
	const first = { hint: "First" };
	const optionsAt = fieldOptions(formOf({}, { fields: { "/rows/*/a": any, "/rows/0/a": first, "/b": first } }));

	it.each([
		["those of any row", "/rows/7/a", any],
		["those of its own row before those of any", "/rows/0/a", first],
		["those of its pointer", "/b", first],
		["none of what stands around or within it", "/rows/7", {}],
		["none of what stands around or within it", "/rows/7/a/b", {}],
		["none of another field of the row", "/rows/7/b", {}],
	])("are %s: %s", (_name, pointer, options) => {
		expect(optionsAt(pointer)).toEqual(options);
	});

	it("are the same empty ones for all fields without any, so that nothing is drawn anew for them", () => {
		expect(optionsAt("/none")).toBe(fieldOptions(formOf({}))("/other"));
	});
});

it("the ids of a form are its present one, then its former ones, each once", () => {
	expect(formIds({ id: "a", formerly: ["b", "a", "c"] })).toEqual(["a", "b", "c"]);
	expect([formIds({}), formIds({ id: 1, formerly: ["b", 2] }), formIds({ id: "a" })]).toEqual([[], [], ["a"]]);
});

describe("the uploads of a form", () => {
	const fields = { "/photo": { widget: "file" }, "/rows/*/proof": { widget: "signature" } } as const;
	const found = (values: unknown) =>
		uploadsIn(formOf({}, { fields }), values).map(({ pointer, ids, pointers }) => [pointer, ids, pointers]);

	it("are told by their ids, as they were sent or as they are stored", () => {
		expect(["u1", { id: "u2" }, { id: 3 }, null].map(uploadId)).toEqual(["u1", "u2", undefined, undefined]);
		expect([uploadIds("u1"), uploadIds(["u1", { id: "u2" }, 3]), uploadIds(undefined)]).toEqual([
			["u1"],
			["u1", "u2"],
			[],
		]);
	});

	it("are found with the place of each, one or several, within rows too, and nowhere else", () => {
		const rows = [{ proof: "u3", other: "no upload" }, {}, { proof: { id: "u4" } }];
		expect(found({ photo: ["u1", { id: "u2" }], rows, text: "u9" })).toEqual([
			["/photo", ["u1", "u2"], ["/photo/0", "/photo/1"]],
			["/rows/0/proof", ["u3"], ["/rows/0/proof"]],
			["/rows/2/proof", ["u4"], ["/rows/2/proof"]],
		]);
		expect(found("no values")).toEqual([]);
	});
});
