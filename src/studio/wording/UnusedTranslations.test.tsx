import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ENGINE_TEXTS } from "../../../schemas/engine-texts.ts";
import { SERVER_TEXTS } from "../../../schemas/server-texts.ts";
import { DESK_TEXTS } from "../../desk/desk-texts.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { UnusedTranslations } from "./UnusedTranslations.tsx";

afterEach(cleanup);

const PATH = "messages/zh-CN.json";
const [[ENGINE = ""], [SERVER = ""], [DESK = ""]] = [ENGINE_TEXTS, SERVER_TEXTS, DESK_TEXTS];

function open(messages: Record<string, string>) {
	const session = openDraft({
		"pages/help.json": { kind: "page", id: "help", path: "/help", title: "Help", blocks: [] },
		[PATH]: { kind: "messages", id: "zh-cn", locale: "zh-CN", messages },
	});
	renderInDraft(session, <UnusedTranslations path={PATH} locale="zh-CN" />);
	return { session, messages: () => session.snapshot().documents[PATH]?.messages };
}

it("is not there while every translation is of a text, what engine, server and desk say among them", () => {
	open({ Help: "帮助", [ENGINE]: "引擎", [SERVER]: "服务器", [DESK]: "工作台" });
	expect(document.querySelector("button")).toBeNull();
});

it("lists translations of no text only when asked, each in its language", async () => {
	open({ Help: "帮助", "Old words": "旧词", "Older words": "更旧的词" });
	expect(screen.queryByText("Old words")).toBeNull();
	const opener = screen.getByRole("button", { name: "2 translations of no text in the documents" });
	expect(opener.getAttribute("aria-expanded")).toBe("false");
	await act(async () => fireEvent.click(opener));
	expect(opener.getAttribute("aria-expanded")).toBe("true");
	expect(screen.getByText(/^Some are of what comes as data/)).toBeTruthy();
	expect(screen.getByText("Old words").lang).toBe("en");
	expect(screen.getByText("旧词").lang).toBe("zh-CN");
	expect(screen.queryByText("帮助")).toBeNull();
});

it("removes one at a time, which can be undone, and goes with the last", async () => {
	const { session, messages } = open({ Help: "帮助", "Old words": "旧词", "Older words": "更旧的词" });
	await act(async () => fireEvent.click(screen.getByRole("button")));
	const remove = (source: string) =>
		act(async () => fireEvent.click(screen.getByRole("button", { name: `Remove the translation of “${source}”` })));
	await remove("Old words");
	expect(messages()).toEqual({ Help: "帮助", "Older words": "更旧的词" });
	expect(screen.getByRole("button", { name: "1 translation of no text in the documents" })).toBeTruthy();
	await remove("Older words");
	expect(messages()).toEqual({ Help: "帮助" });
	expect(screen.queryByRole("button")).toBeNull();
	await act(async () => session.undo());
	expect(messages()).toEqual({ Help: "帮助", "Older words": "更旧的词" });
});
