import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import categories from "../../../schemas/documents/categories.json" with { type: "json" };
import { MendButton } from "../checking/MendButton.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import TextsScreen from "./TextsScreen.tsx";

afterEach(cleanup);

const MESSAGES = "messages/zh-CN.json";
const TEXTS = Array.from({ length: 50 }, (_, at) => `Sentence ${at}.`);
const published = {
	"site.json": {
		kind: "site",
		default_locale: "en-US",
		locales: [
			{ code: "en-US", name: "English" },
			{ code: "zh-CN", name: "简体中文" },
		],
	},
	"pages/help.json": {
		kind: "page",
		id: "help",
		path: "/help",
		title: "Help",
		blocks: TEXTS.map((text) => ({ type: "text", text })),
	},
	[MESSAGES]: {
		kind: "messages",
		id: "zh-cn",
		locale: "zh-CN",
		messages: { "Sentence 3.": "第三句。" },
		stale: { "Sentence 3.": "Sentence three." },
	},
};
const problem = (code: Diagnostic["code"], document: string, pointer: string): Diagnostic => ({
	code,
	document,
	pointer,
	line: 1,
	severity: "warning",
	message: "",
});

function open(part: Parameters<typeof renderInDraft>[1], address?: string) {
	const session = openDraft(published);
	renderInDraft(session, part, address);
	return () => session.snapshot().documents[MESSAGES];
}

it("names a document without a title in the language of the studio", () => {
	const session = openDraft({ ...published, "pages/help.json": {}, "categories.json": categories });
	const chinese = createStudioI18n("zh-CN", { Categories: "分类" });
	renderInDraft(
		session,
		<StudioI18nProvider value={chinese}>
			<TextsScreen />
		</StudioI18nProvider>,
	);
	expect(screen.getAllByText("分类")[0]).toBeDefined();
	expect(screen.queryByText("Categories")).toBeNull();
});

it.each([
	["has no translation", problem("untranslated", "pages/help.json", "/blocks/49/text"), "Sentence 49."],
	["was changed", problem("stale-translation", MESSAGES, "/messages/Sentence 3."), "Sentence 3."],
])("leads from a text that %s to its translation, which waits to be typed", async (_, found, source) => {
	open(<MendButton problem={found} />);
	const address = screen.getByRole("link", { name: "Translate" }).getAttribute("href") ?? "";
	cleanup();
	const messages = open(<TextsScreen />, address);
	const input = screen.getByLabelText(`zh-CN for: ${source}`);
	expect(document.activeElement).toBe(input);
	fireEvent.change(input, { target: { value: "一句话。" } });
	await act(async () => fireEvent.blur(input));
	expect(messages()).toMatchObject({ messages: { [source]: "一句话。" } });
});

it("says above the texts which language they are in, and which they are translated into", () => {
	open(<TextsScreen />);
	expect(screen.getByText("English").nextElementSibling?.textContent).toBe("简体中文");
	expect(document.activeElement).toBe(document.body);
});
