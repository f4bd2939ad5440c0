import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asArray, asObject, isObject, type JsonObject } from "../../schemas/json/json.ts";

const DOCUMENTS = join(import.meta.dirname, "../../schemas/documents");

const documentAt = (path: string): JsonObject => asObject(JSON.parse(readFileSync(join(DOCUMENTS, path), "utf8")));

/** What a button does or a link leads to, and the conditions under which it is shown: its own, and those of what it stands in. */
type Act = { label: string; when: JsonObject };

function actsIn(value: unknown, above: JsonObject = {}): Act[] {
	if (Array.isArray(value)) return value.flatMap((one) => actsIn(one, above));
	if (!isObject(value)) return [];
	const when = { ...above, ...asObject(value.when) };
	const label = isObject(value.label) ? value.label.text : value.label;
	const own = ["button", "link"].includes(String(value.type)) && typeof label === "string" ? [{ label, when }] : [];
	return [...own, ...Object.values(value).flatMap((part) => actsIn(part, when))];
}

/** The right without which the server refuses what stands on the page of a case. */
const RIGHTS = {
	"Give it to me": "handle",
	Assign: "handle",
	"Change the category": "handle",
	"Give more time": "handle",
	"Link or merge": "handle",
	Split: "handle",
	"Write a note": "handle",
	"Share outside": "handle",
	Supervise: "supervise",
	"End the supervision": "supervise",
	"Publish …": "publish",
	"Take back from the public": "publish",
};

describe("the page of a case", () => {
	const acts = actsIn(documentAt("views/desk-case.json"));

	it.each(Object.entries(RIGHTS))(
		"offers “%s” to whoever has the right to %s the case, and to nobody else",
		(name, right) => {
			const found = acts.filter(({ label }) => label === name);
			expect(found.length).toBeGreaterThan(0);
			for (const { when } of found) expect(when["/item/may"]).toEqual({ contains: { const: right } });
		},
	);

	it("offers to end a link outside where the server says that its reader may", () => {
		const ends = acts.filter(({ label }) => label === "End the link");
		expect(ends.map(({ when }) => when)).toMatchObject([{ "/item/can_end": { const: true } }]);
	});
});

it("offers a step over all cases that match to whoever may handle any, and files of them to whoever may export any", () => {
	const blocks = asArray(documentAt("pages/desk.json").blocks).map(asObject);
	const whenOf = (type: string) => blocks.find((block) => block.type === type)?.when;
	expect(whenOf("case_bulk")).toEqual({ "/data/counts/may_handle": { const: true } });
	expect(whenOf("case_export")).toEqual({ "/data/counts/may_export": { const: true } });
});

it("offers to blot out and to publish to whoever may publish a case alone", () => {
	const acts = actsIn(documentAt("pages/desk-publication.json")).filter(({ label }) => label !== "Back to the case");
	expect(acts.map(({ label }) => label)).toContain("Blot out {text}");
	for (const { when } of acts) expect(when).toMatchObject({ "/data/publication/may_publish": { const: true } });
});
