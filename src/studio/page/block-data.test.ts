import { expect, it } from "vitest";
import { check } from "../../../schemas/compiler/index.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { allChinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { blockArrangement } from "./block-arrangement.ts";
import { blockExample } from "./block-example.ts";
import { blockTypes } from "./block-words.ts";

const { documents: shipped } = readShipped();
const i18n = createStudioI18n("en-US");
const PAGE = "pages/accessibility.json";

function added(documents: Documents, type: string): Documents {
	const change = blockArrangement(PAGE, asObject(documents[PAGE]), documents, i18n).add(`block ${type}`, {
		part: "",
		where: "within",
	});
	const edits = (change?.edits ?? []).map((edit, at) => ({ ...edit, id: `${type} ${at}` }));
	const { documents: next, refused } = applyEdits(documents, edits);
	expect(refused).toEqual([]);
	return next;
}

it("begins each kind of block so that its page could be published as it is, with the data that it reads", () => {
	const documents = blockTypes(asObject(shipped[PAGE])).reduce(added, shipped);
	const sources = Object.entries(documents).map(([path, document]) => ({ path, text: printDocument(document) }));
	const errors = check(sources).filter(({ severity }) => severity === "error");
	expect(errors.map(({ document, pointer, message }) => `${document}${pointer}: ${message}`)).toEqual([]);
	expect(Object.keys(asObject(documents[PAGE]?.data))).toEqual(["message", "stats", "flow", "article", "categories"]);
});

it("reads what the page loads already, and leaves a name alone that stands for something else", () => {
	const twice = added(added(shipped, "chart"), "chart");
	expect(Object.keys(asObject(twice[PAGE]?.data))).toEqual(["stats"]);
	const other = { ...shipped, [PAGE]: { ...shipped[PAGE], data: { stats: { operation: "messagesGetCategory" } } } };
	expect(asObject(added(other, "chart")[PAGE]).data).toMatchObject({ stats_2: { operation: "messagesGetStatistics" } });
});

it.each(blockTypes({}))("has an example of %s to show, in either language", (type) => {
	for (const language of [i18n, createStudioI18n("zh-CN", allChinese)])
		expect(blockExample(type, shipped, language)?.page.blocks).toMatchObject([{ type }]);
});
