import { expect, it } from "vitest";
import { checkMeta } from "../../../schemas/compiler/meta/check-meta.ts";
import { BLOCK_SCHEMAS } from "../../../schemas/compiler/meta/schemas.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import type { CanvasChange } from "../arrange/arrangement.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { blockArrangement } from "./block-arrangement.ts";
import { newBlock, newEntry } from "./new-block.ts";

const PATH = "pages/a.json";
const i18n = createStudioI18n("en-US");
const page: JsonObject = {
	kind: "page",
	id: "a",
	path: "/a",
	title: "A",
	blocks: [
		{ type: "heading", text: "One", level: 2 },
		{ type: "section", title: "Two", blocks: [{ type: "text", text: "Within" }] },
		{ type: "text", text: "Three" },
	],
};
const shipped = readShipped().documents;

const arranged = (document: JsonObject) => blockArrangement(PATH, document, { ...shipped, [PATH]: document }, i18n);

function after(change: CanvasChange | null): { form: JsonObject; selected: string | null } {
	const edits = (change?.edits ?? []).map((edit, at) => ({ ...edit, id: `e${at}` }));
	const documents: Documents = { [PATH]: page };
	const { documents: made, refused } = applyEdits(documents, edits);
	expect(refused).toEqual([]);
	const form = made[PATH] ?? {};
	return { form, selected: change?.found(form) ?? null };
}

const outline = (document: JsonObject) =>
	arranged(document).parts.map(({ depth, name }) => `${"-".repeat(depth)}${name}`);

it("lists the blocks of a page, those within a section after it", () => {
	expect(outline(page)).toEqual(["One", "Two", "-Within", "Three"]);
	expect(arranged(page).parts[1]).toMatchObject({ kind: "Section", holds: ["block"], owner: null });
});

it("adds a block before, after and within another, and selects it", () => {
	const { add } = arranged(page);
	const within = after(add("block heading", { part: "/blocks/1", where: "within" }));
	expect(within.selected).toBe("/blocks/1/blocks/1");
	expect(after(add("block text", { part: "/blocks/2", where: "before" })).selected).toBe("/blocks/2");
	expect(after(add("block text", { part: "", where: "within" })).selected).toBe("/blocks/3");
	expect(add("block text", { part: "/blocks/0", where: "within" })).toBeNull();
});

it("moves a block among its neighbours and into a section, and selects it where it is then", () => {
	const { move } = arranged(page);
	const moved = after(move("/blocks/0", { part: "/blocks/1", where: "within" }));
	expect(outline(moved.form)).toEqual(["Two", "-Within", "-One", "Three"]);
	expect(moved.selected).toBe("/blocks/0/blocks/1");
	expect(outline(after(move("/blocks/0", { part: "/blocks/2", where: "after" })).form)).toEqual([
		"Two",
		"-Within",
		"Three",
		"One",
	]);
	expect(move("/blocks/1", { part: "/blocks/1/blocks/0", where: "before" })).toBeNull();
	expect(move("/blocks/0", { part: "/blocks/1", where: "before" })).toBeNull();
});

it("wraps a block and takes it apart again", () => {
	const wrapped = after(arranged(page).wrap("/blocks/0", "card"));
	expect(outline(wrapped.form)).toEqual(["New title", "-One", "Two", "-Within", "Three"]);
	const apart = after(arranged(page).wrap("/blocks/1", "apart"));
	expect(outline(apart.form)).toEqual(["One", "Within", "Three"]);
});

it("pastes what was copied, and refuses what does not fit", () => {
	const { clip, paste } = arranged(page);
	const copied = clip("/blocks/1");
	if (!copied) throw new Error("nothing was copied");
	expect(outline(after(paste(copied, { part: "/blocks/0", where: "before" })).form)).toEqual([
		...["Two", "-Within", "One", "Two", "-Within", "Three"],
	]);
	expect(paste({ ...copied, sort: "ViewFilter" }, { part: "/blocks/0", where: "before" })).toBeNull();
});

it("knows filters and columns of a list view", () => {
	const [path, view] = Object.entries(shipped).find(([, one]) => one.kind === "view" && one.filters) ?? [];
	if (!path || !view) throw new Error("no view with filters");
	const { parts, add } = blockArrangement(path, view, shipped, i18n);
	expect(parts.map(({ sort }) => sort)).toContain("ViewFilter");
	expect(add("ViewFilter", { part: "", where: "within" })?.edits[0]).toMatchObject({ verb: "add", at: "/filters" });
});

const LIST = "views/messages.json";
const DETAIL = "views/message.json";

/** The edits of an act applied to a shipped view. */
function viewAfter(path: string, change: CanvasChange | null): JsonObject {
	const edits = (change?.edits ?? []).map((edit, at) => ({ ...edit, id: `e${at}` }));
	const { documents, refused } = applyEdits(shipped, edits);
	expect(refused).toEqual([]);
	return asObject(documents[path]);
}

const viewArranged = (path: string, document = asObject(shipped[path])) =>
	blockArrangement(path, document, shipped, i18n);

it("offers the blocks of the desk on pages of the desk alone", () => {
	const offered = (more: JsonObject) =>
		arranged({ kind: "page", path: "/a", blocks: [], ...more }).palette.map(({ id }) => id);
	expect(offered({})).toContain("block notice");
	expect(offered({})).not.toContain("block case_bulk");
	expect(offered({ audience: "staff" })).toContain("block case_bulk");
});

it("has what a view is made of as parts, those that are there once neither moved nor copied", () => {
	const list = viewArranged(LIST).parts.filter(({ isOnce }) => isOnce);
	expect(list.map(({ id, name, stays }) => [id, name, stays])).toEqual([
		["/sort", "Order to choose", false],
		["/card", "Entry", true],
		["/paging", "Pages of the list", false],
		["/empty", "Where there is nothing", true],
	]);
	const detail = viewArranged(DETAIL);
	expect(detail.parts.flatMap(({ id, isOnce }) => (isOnce ? [id] : []))).toEqual([
		...["/title", "/answers", "/body", "/attachments", "/timeline"],
	]);
	expect(detail.parts.find(({ id }) => id === "/groups/0/fields/0")).toMatchObject({ kind: "Fact", name: "Status" });
	expect(viewArranged(LIST).clip("/sort")).toBeNull();
	expect(viewArranged(LIST).move("/sort", { part: "/columns/0", where: "after" })).toBeNull();
});

it("takes a piece of a view away with all its settings, offers it again, and keeps what the view is nothing without", () => {
	const without = viewAfter(DETAIL, viewArranged(DETAIL).remove("/body"));
	expect([without.body, without.body_title]).toEqual([undefined, undefined]);
	const { palette, add } = viewArranged(DETAIL, without);
	expect(palette.map(({ id }) => id)).toContain("ViewBody");
	const change = add("ViewBody", { part: "", where: "within" });
	expect(change?.edits).toMatchObject([{ verb: "set", at: "/body", value: "/item/reply" }]);
	expect(change?.found(without)).toBe("/body");
	expect(viewArranged(LIST).remove("/card")).toBeNull();
	expect(viewAfter(LIST, viewArranged(LIST).remove("/sort")).sort).toBeUndefined();
});

it("moves columns of a list and facts of a group among themselves", () => {
	const moved = viewArranged(LIST).move("/columns/0", { part: "/columns/1", where: "after" });
	expect(asArray(viewAfter(LIST, moved).columns).map((one) => asObject(one).label)).toEqual([
		...["Category", "Case", "Status", "Filed on", "Replied on", "Rating"],
	]);
	const fact = viewArranged(DETAIL).move("/groups/0/fields/1", { part: "/groups/0/fields/0", where: "before" });
	expect(valueAt(viewAfter(DETAIL, fact), "/groups/0/fields/0/label")).toBe("Category");
});

it("names a form of the portal where an entry of a list must name one", () => {
	const items = { type: "object", properties: { form: { $ref: "defs.schema.json#/$defs/id" } }, required: ["form"] };
	const entry = newEntry(items, shipped, { text: "New text", title: "New title" });
	expect(
		Object.values(shipped)
			.filter(({ kind }) => kind === "form")
			.map(({ id }) => id),
	).toContain(asObject(entry).form);
});

it.each([...BLOCK_SCHEMAS.keys()])(
	"begins a block of the type %s that is sound, or lacks only where its data is",
	(type) => {
		const block = newBlock(type, shipped, { text: "New text", title: "New title" });
		const found = checkMeta("page", { ...page, blocks: [block] });
		const missing = found.filter(({ pointer }) => !/\/(list|html|in|label|value|src)(\/|$)/.test(pointer));
		expect(missing).toEqual([]);
		expect(asObject(valueAt({ blocks: [block] }, "/blocks/0")).type).toBe(type);
	},
);
