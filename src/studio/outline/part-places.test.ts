import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { partAtPointer, pointerOfPart } from "./part-places.ts";

const { documents } = readShipped();
const document = (path: string): JsonObject => documents[path] ?? {};

it.each([
	["forms/noise.json", "/address"],
	["categories.json", "roads"],
	["workflow.json", "accepted"],
	["views/messages.json", "/filters/0"],
	["pages/home.json", "/blocks/0"],
])("leads from a part of %s to its place in the source and back: %s", (path, part) => {
	const pointer = pointerOfPart(document(path), part);
	expect(valueAt(document(path), pointer)).toBeTypeOf("object");
	expect(partAtPointer(document(path), pointer)).toBe(part);
	expect(partAtPointer(document(path), `${pointer}/title`)).toBe(part);
});

it("knows a form's steps", () => {
	const form = {
		...document("forms/noise.json"),
		steps: [
			{ id: "a", fields: [] },
			{ id: "b", title: "B", fields: ["address"] },
		],
	};
	expect(pointerOfPart(form, "#b")).toBe("/steps/1");
	expect(partAtPointer(form, "/steps/1/title")).toBe("#b");
});
