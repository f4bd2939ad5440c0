import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asObject } from "../../../schemas/rules/json.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { Leaves } from "./Leaves.tsx";

afterEach(cleanup);

const PATH = "pages/help.json";
const MESSAGES = "messages/zh-CN.json";
const LEAVES = {
	type: "object",
	properties: { title: { type: "string", title: "Title" }, tone: { type: "string", title: "Tone" } },
};

it("keeps the translation of a text that is changed among the settings, to be confirmed", async () => {
	const page = { kind: "page", id: "help", title: "Help", tone: "info" };
	const session = openDraft({
		[PATH]: page,
		[MESSAGES]: { kind: "messages", id: "zh-cn", locale: "zh-CN", messages: { Help: "帮助" } },
	});
	renderInDraft(session, <Leaves path={PATH} document={page} pointer="" part={{ schema: LEAVES, value: page }} />);
	fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Help and contact" } });
	await act(async () => fireEvent.blur(screen.getByLabelText("Title")));
	const { documents } = session.snapshot();
	expect(documents[PATH]).toMatchObject({ title: "Help and contact", tone: "info" });
	expect(asObject(documents[MESSAGES])).toMatchObject({
		messages: { "Help and contact": "帮助" },
		stale: { "Help and contact": "Help" },
	});
});
