import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { partPointers, renderedDocument } from "./canvas-page.ts";

const view: JsonObject = asObject(readShipped().documents["views/message.json"]);

it("draws all columns, facts and buttons of a view, whatever their conditions, and a page as it is", () => {
	const shown = renderedDocument(view);
	expect(valueAt(view, "/groups/0/fields/3/when")).toBeDefined();
	expect(valueAt(shown, "/groups/0/fields/3/when")).toBeUndefined();
	expect(asArray(shown.actions).filter((action) => asObject(action).when)).toEqual([]);
	const page: JsonObject = { kind: "page", columns: [{ when: {} }] };
	expect(renderedDocument(page)).toBe(page);
});

it("knows where what is drawn stands by the objects that the renderer is given", () => {
	const pointers = partPointers(view);
	expect(pointers.get(view)).toBe("");
	expect(pointers.get(valueAt(view, "/groups/0/fields/3"))).toBe("/groups/0/fields/3");
	expect(pointers.get(valueAt(view, "/timeline"))).toBe("/timeline");
	expect(pointers.get(valueAt(view, "/actions/1/actions"))).toBe("/actions/1");
});
