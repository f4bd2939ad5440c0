import { describe, expect, it } from "vitest";
import { leafSchema } from "../../../schemas/json/leaf-schema.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { nameless, withoutUpload, withUpload } from "./file-values.ts";

const lamp: Attachment = {
	id: "f1",
	url: "/f1",
	name: "lamp.png",
	size: 1,
	mime: "image/png",
	thumbnail_url: null,
};
const text = leafSchema({ type: "string" });
const whole = leafSchema({ type: "object" });

describe("a value with one more file", () => {
	it("is the file's id, or what is known of it, as its type says", () => {
		expect([withUpload(text, undefined, lamp), withUpload(whole, undefined, lamp)]).toEqual(["f1", lamp]);
	});

	it("is another file where there is place for one", () => {
		expect(withUpload(text, "f0", lamp)).toBe("f1");
	});

	it.each([
		["texts", { type: "array", items: { type: "string" } }, ["f0"], ["f0", "f1"]],
		["objects", { type: "array", items: { type: "object" } }, [], [lamp]],
		["anything", { type: "array" }, undefined, ["f1"]],
		["texts, of which the value is none yet", { type: "array" }, "f0", ["f1"]],
	])("has it at the end of a list of %s", (_, schema, value, more) => {
		expect(withUpload(leafSchema(schema), value, lamp)).toEqual(more);
	});
});

describe("a value without a file", () => {
	it.each([
		["has the others in their order", ["f0", "f1", "f2"], ["f0", "f2"]],
		["knows it by its object", [{ id: "f1" }, { id: "f0" }], [{ id: "f0" }]],
		["is the same where it is not among them", ["f0"], ["f0"]],
		["is none where it was the last", ["f1"], undefined],
		["is none where there is place for one", "f1", undefined],
	])("%s", (_, value, left) => {
		expect(withoutUpload(value, "f1")).toEqual(left);
	});
});

describe("a file without its name", () => {
	it.each([
		["Li Ping's lamp.PNG", "attachment.PNG"],
		["li.ping.jpeg", "attachment.jpeg"],
		["no-kind", "attachment"],
		["a name.of several words", "attachment"],
		["archive.longer", "attachment"],
		[".png", "attachment.png"],
		["ends.", "attachment"],
	])("%s is called %s", (name, called) => {
		const file = new File(["bytes"], name, { type: "image/png" });
		expect([nameless(file).name, nameless(file).type, nameless(file).size]).toEqual([called, "image/png", 5]);
	});
});
