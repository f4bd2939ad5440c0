import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import { removeEverywhere } from "./remove-everywhere.ts";
import { readShipped } from "./shipped.fixture.ts";

const { documents } = readShipped();

function after(edits: ReturnType<typeof removeEverywhere>["edits"]) {
	const made = applyEdits(
		documents,
		edits.map((edit, at) => ({ ...edit, id: `e${at}` })),
	);
	expect(made.refused).toEqual([]);
	return made.documents;
}

it("removes a field with the conditions that ask for it", () => {
	const target = { path: "forms/complaint.json", at: "/schema/properties/contact_by" };
	const { edits, left } = removeEverywhere(documents, target, target, "contact_by");
	const form = after(edits)["forms/complaint.json"];
	expect(JSON.stringify(form)).not.toContain("contact_by");
	expect(form?.fields).toHaveProperty("/contact_time");
	expect(left).toEqual([]);
});

it("removes a page with the links to it, and lists what only words can mend", () => {
	const path = "pages/privacy.json";
	const target = { path, at: "" };
	const { edits, left } = removeEverywhere(documents, target, { path, at: "/path" }, "/help/privacy");
	const made = after(edits);
	expect(made[path]).toBeUndefined();
	const still = Object.entries(made).filter(([, document]) => JSON.stringify(document).includes('"/help/privacy"'));
	expect(new Set(left.map((one) => one.path))).toEqual(new Set(still.map(([own]) => own)));
});
