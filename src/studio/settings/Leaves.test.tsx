import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asArray, asObject } from "../../../schemas/json/json.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { Leaves } from "./Leaves.tsx";
import { metaPartAt } from "./meta-parts.ts";

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

const WORKFLOW = "workflow.json";
const CLOCK = { id: "reply", label: "Reply", from: "new", until: ["done"], days: 15 };

function renderDays() {
	const workflow = { kind: "workflow", id: "workflow", clocks: [CLOCK] };
	const session = openDraft({ [WORKFLOW]: workflow });
	const part = metaPartAt(workflow, "/clocks/0") ?? expect.fail();
	renderInDraft(session, <Leaves path={WORKFLOW} document={workflow} pointer="/clocks/0" part={part} />);
	const input = screen.getByLabelText(/^Working days|^Days|^How many/);
	const days = () => asObject(asArray(asObject(session.snapshot().documents[WORKFLOW]).clocks)[0]).days;
	const type = async (value: string) => {
		fireEvent.input(input, { target: { value } });
		await act(async () => fireEvent.blur(input));
	};
	return { input, days, type };
}

it("says which numbers are allowed, and refuses any other in words with what was typed still there", async () => {
	const { input, days, type } = renderDays();
	screen.getByText(/Allowed: 1 to 1000 working days\./);
	expect([input.getAttribute("min"), input.getAttribute("max"), input.getAttribute("step")]).toEqual([
		"1",
		"1000",
		"1",
	]);
	for (const wrong of ["1001", "0", "-3", "1.5"]) {
		await type(wrong);
		screen.getByText("Expected a whole number from 1 to 1000.");
		expect([input, days()]).toEqual([expect.objectContaining({ value: wrong }), 15]);
		expect(input.getAttribute("aria-invalid")).toBe("true");
	}
	await type("");
	screen.getByText("Expected a whole number from 1 to 1000.");
	await type("20");
	expect(screen.queryByText(/^Expected/)).toBeNull();
	expect(days()).toBe(20);
});

it("asks for a ready text in each language of the portal, in as many lines as it needs", async () => {
	const templates = { kind: "templates", id: "templates", templates: [{ id: "one", name: "One", text: {} }] };
	const locales = [
		{ code: "en-US", name: "English" },
		{ code: "zh-CN", name: "简体中文" },
	];
	const path = "templates.json";
	const session = openDraft({ [path]: templates, "site.json": { kind: "site", id: "site", locales } });
	const part = metaPartAt(templates, "/templates/0/text") ?? expect.fail();
	renderInDraft(session, <Leaves path={path} document={templates} pointer="/templates/0/text" part={part} />);
	const input = screen.getByLabelText("简体中文");
	expect([input.tagName, screen.getByLabelText("English").tagName]).toEqual(["TEXTAREA", "TEXTAREA"]);
	fireEvent.change(input, { target: { value: "您好。\n\n已完成。" } });
	await act(async () => fireEvent.blur(input));
	expect(session.snapshot().documents[path]).toMatchObject({
		templates: [{ text: { "zh-CN": "您好。\n\n已完成。" } }],
	});
});
