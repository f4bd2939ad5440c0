import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { TranslationFiles } from "./TranslationFiles.tsx";
import { toCsv } from "./translation-files.ts";
import { languagesOf, wordingsOf } from "./wording.ts";

afterEach(cleanup);

const MESSAGES = "messages/zh-CN.json";
const HELP = {
	kind: "page",
	id: "help",
	path: "/help",
	title: "Help and contact",
	blocks: [{ type: "text", text: "Call us." }],
};

function Files() {
	const documents = useDocuments();
	const [language] = languagesOf(documents);
	return language ? <TranslationFiles locale="zh-CN" wordings={wordingsOf(documents, language)} /> : null;
}

async function taken(file: string): Promise<Record<string, unknown>> {
	const session = openDraft({
		"pages/help.json": HELP,
		[MESSAGES]: {
			kind: "messages",
			id: "zh-cn",
			locale: "zh-CN",
			messages: { "Help and contact": "帮助" },
			stale: { "Help and contact": "Help" },
		},
	});
	await act(async () => renderInDraft(session, <Files />));
	const input = document.querySelector<HTMLInputElement>('input[type="file"]');
	if (!input) throw new Error("nothing takes a file");
	await act(async () => fireEvent.change(input, { target: { files: [new File([file], "zh-CN.csv")] } }));
	await expect.poll(() => asObject(session.snapshot().documents[MESSAGES]?.messages)["Call us."]).toBe("请来电。");
	return asObject(session.snapshot().documents[MESSAGES]);
}

const texts = (state: "review" | "approved") => [
	{ source: "Help and contact", translation: "帮助", state },
	{ source: "Call us.", translation: "请来电。", state: "approved" as const },
];

it("confirms a translation that comes back in the same words and was looked at", async () => {
	expect((await taken(toCsv("zh-CN", texts("approved")))).stale).toBeUndefined();
});

it("leaves a translation that nobody has looked at to be confirmed", async () => {
	expect((await taken(toCsv("zh-CN", texts("review")))).stale).toEqual({ "Help and contact": "Help" });
});
