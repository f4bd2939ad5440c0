import { describe, expect, it } from "vitest";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { offeredAfter, stoppedAfter } from "./offers.ts";

const form = (query: Record<string, string>, more: Partial<FormDocument> = {}): FormDocument => ({
	kind: "form",
	id: "test",
	title: "Test",
	schema: { type: "object", properties: { category: {}, title: {}, where: {}, note: {} } },
	submit: { operation: "messagesIndex", label: "Send", body: {} },
	similar: {
		operation: "messagesGetSimilar",
		query: Object.fromEntries(Object.entries(query).map(([name, bind]) => [name, { bind }])),
		list: "/list",
		title: "/title",
		link: { to: "/message/detail" },
	},
	...more,
});

describe("the field after which similar cases are offered", () => {
	it("is the last of those that they are looked for by, whatever their order in the query", () => {
		expect(offeredAfter(form({ text: "/form/title", category: "/form/category" }))).toBe("/title");
		expect(offeredAfter(form({ text: "/form/where/street", category: "/form/category" }))).toBe("/where/street");
	});

	it("goes by the order of the steps where there are some", () => {
		const steps: FormDocument["steps"] = [
			{ id: "a", title: "A", fields: ["title", "note"] },
			{ id: "b", title: "B", fields: ["category", "where"] },
		];
		expect(offeredAfter(form({ text: "/form/title", category: "/form/category" }, { steps }))).toBe("/category");
	});

	it("is one that a person enters: not a hidden one, and for a computed one those that it is made of", () => {
		const fields: FormDocument["fields"] = {
			"/note": { widget: "hidden" },
			"/title": { computed: { text: "At {where}", values: { where: { bind: "/form/where" } } } },
		};
		expect(offeredAfter(form({ text: "/form/title", note: "/form/note" }, { fields }))).toBe("/where");
	});

	it("is none where the form offers none", () => {
		const { similar: _, ...plain } = form({});
		expect(offeredAfter(plain)).toBeUndefined();
	});
});

describe("the field after which an exit is said", () => {
	const properties = {
		owner: { type: "string" },
		kind: { type: "string" },
		other: { type: "string" },
		places: { type: "array" },
	};
	const fields: FormDocument["fields"] = { "/other": { when: { "/form/kind": { const: "other" } } } };
	const document = form({}, { schema: { type: "object", properties }, fields });
	const placeOf = (...names: string[]) =>
		stoppedAfter(document, {
			when: Object.fromEntries(names.map((name) => [`/form/${name}`, { const: "a" }])),
			title: "Not ours",
			text: "Call them.",
		});

	it("is the last of those that it depends on, whatever their order in the condition", () => {
		expect(placeOf("kind", "owner")).toBe("/kind");
		expect(placeOf("owner")).toBe("/owner");
	});

	it("is one that stands there whatever else is answered, or none", () => {
		expect(placeOf("owner", "other")).toBe("/owner");
		expect(placeOf("other")).toBeUndefined();
		expect(placeOf("places")).toBeUndefined();
		expect(placeOf("owner/name")).toBeUndefined();
	});
});
