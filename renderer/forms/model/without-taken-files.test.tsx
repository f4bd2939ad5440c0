import { expect, it } from "vitest";
import { formWith } from "../../../tests/fixtures/render-form.tsx";
import { withoutTakenFiles } from "./file-values.ts";

const FORM = formWith(
	{
		title: { type: "string" },
		photos: { type: "array", items: { type: "string" } },
		plan: { type: "string" },
		rows: { type: "array", items: { type: "object", properties: { bill: { type: "object" } } } },
	},
	{ fields: { "/photos": { widget: "file" }, "/plan": { widget: "file" }, "/rows/*/bill": { widget: "file" } } },
);
const VALUES = { title: "a", photos: ["a", "b"], plan: "c", rows: [{ bill: { id: "d", name: "bill" } }, {}] };

it("keeps of the values for a new case all but the files that the sent one took", () => {
	const left = withoutTakenFiles(FORM, VALUES, { how: "sent", attachments: ["a", "c", "d"] });
	expect(left).toEqual({ title: "a", photos: ["b"], rows: [{}, {}] });
});

it("stores no file where it is not known which the sent case took", () => {
	expect(withoutTakenFiles(FORM, VALUES, { how: "sent" })).toEqual({ title: "a", rows: [{}, {}] });
});

it("keeps every file of a draft that was discarded elsewhere", () => {
	expect(withoutTakenFiles(FORM, VALUES, { how: "discarded", attachments: [] })).toEqual(VALUES);
});
