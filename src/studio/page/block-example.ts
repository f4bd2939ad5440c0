import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asObject } from "../../../schemas/json/json.ts";
import type { CanvasPage } from "../canvas/BlockCanvas.tsx";
import type { GivenAnswers } from "../canvas/read-only-ports.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { blockData } from "./block-data.ts";
import { blockWords } from "./block-words.ts";
import { canvasPage } from "./canvas-page.ts";
import { newBlock } from "./new-block.ts";

/** A block as a page of its own, with what stands in for the data that it reads. */
export type BlockExample = { page: CanvasPage; answers: GivenAnswers; query: Readonly<Record<string, string>> };

type Members = Readonly<Record<string, Json>>;

/** What an example has besides what a new block begins with. */
function filled(type: string, label: string, { t }: StudioI18n): Members {
	const text = { type: "text", text: t("A few words in this part.") };
	const card = { type: "card", title: t("A card"), text: t("With a link as a whole."), link: { to: "/" } };
	const facts = [
		{ label: t("Opening hours"), value: t("Monday to Friday, 9:00 to 17:00") },
		{ label: t("Telephone"), value: "12345" },
	];
	const figures = [
		{ label: t("Cases this year"), value: "1284" },
		{ label: t("Answered in time"), value: "96 %" },
	];
	const byType: Readonly<Record<string, Members>> = {
		heading: { text: label },
		hero: { text: t("A few words below the title.") },
		notice: { text: t("A notice within a page.") },
		section: { blocks: [text] },
		grid: { blocks: [card, card] },
		tabs: { items: facts.map((fact, at) => ({ id: `part-${at}`, title: fact.label, blocks: [text] })) },
		facts: { items: facts },
		figures: { items: figures },
	};
	return byType[type] ?? {};
}

/** Stands in for what the portal would have, by operation. */
function inventedAnswers({ t }: StudioI18n): GivenAnswers {
	const file = { id: "a", url: "/", name: "plan.pdf", size: 320_000, mime: "application/pdf", thumbnail_url: null };
	const step = { from_status: null, note: "", actor: t("Counter"), attachments: [] };
	const answers = [
		{ name: "/hours", label: t("Opening hours"), value: "", text: t("Monday to Friday, 9:00 to 17:00") },
		{ name: "/phone", label: t("Telephone"), value: "12345", text: "12345" },
	];
	const months = [12, 18, 9, 24].map((count, at) => ({ month: `2026-0${at + 1}`, count, replied: count - 3 }));
	return {
		messagesGetStatistics: { by_month: months },
		messagesGetCategory: { list: [{ name: t("Opening hours") }, { name: t("Telephone") }] },
		messageFlowList: {
			list: [
				{ ...step, id: "1", action: "submit", to_status: "submitted", created_at: "2026-01-05T08:00:00Z" },
				{ ...step, id: "2", action: "accept", to_status: "accepted", created_at: "2026-01-06T09:30:00Z" },
			],
		},
		messagesGetDetail: { answers, attachments: [file] },
		articlesGetDetail: {
			...{ id: "1", title: t("A card"), summary: t("A few words below the title."), cover: null, author: t("Counter") },
			...{ views: 128, published_at: "2026-01-05T08:00:00Z", updated_at: "2026-01-05T08:00:00Z" },
			body: `<h2>${t("Good to know")}</h2><p>${t("A few words in this part.")}</p>`,
		},
	};
}

/** A type of block as it looks, in a page of its own; null where it cannot be drawn so. */
export function blockExample(type: string, documents: Documents, i18n: StudioI18n): BlockExample | null {
	const { label, help } = blockWords(type, i18n.translate);
	const data = blockData(type, { kind: "page" });
	const own = newBlock(type, documents, { title: label, text: help }, data?.first);
	const block = toDocumentValue({ ...asObject(own), ...filled(type, label, i18n) });
	const page = canvasPage({
		kind: "page",
		blocks: [block],
		...(data && { data: { [data.name]: data.source } }),
	});
	return page && page.blocks.length > 0 ? { page, answers: inventedAnswers(i18n), query: { id: "1" } } : null;
}
