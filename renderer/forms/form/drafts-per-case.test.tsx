import { cleanup, screen, waitFor } from "@testing-library/react";
import { keys } from "idb-keyval";
import { afterEach, beforeEach, expect, it } from "vitest";
import { press, type } from "../../../tests/fixtures/form-widget.ts";
import { fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";

const form = formWith(
	{
		id: { type: "string" },
		query_code: { type: "string" },
		question: { type: "string", title: "What was asked" },
		note: { type: "string", title: "Note" },
	},
	{
		fields: { "/id": { widget: "hidden" }, "/query_code": { widget: "hidden" }, "/question": { widget: "static" } },
		anonymous_when: { "/form/query_code": { type: "string", minLength: 1 } },
		draft: { per: "/form/id" },
	},
);
const taken = { code: 0, msg: "", data: {} };
const asked: string[] = [];
const operations = {
	send: {
		messagesIndex: () => taken,
		draftsSave: () => {
			asked.push("draftsSave");
			return taken;
		},
	},
};
const ports = { session: { ...fakePorts().session, user: LIN } };
const open = (prefill: Record<string, unknown>) => renderForm(form, { prefill, place: "dialog", ports, operations });
const note = () => screen.getByLabelText<HTMLInputElement>("Note").value;
const untilNote = (value: string) => waitFor(() => expect(note()).toBe(value));
const untilStored = (name: string, value: string) =>
	waitFor(async () => expect((await DRAFT_STORAGE.read(name, LIN.id))?.answers.note).toBe(value));

beforeEach(async () => {
	asked.length = 0;
	localStorage.clear();
	await forgetDrafts();
});
afterEach(cleanup);

it("keeps a draft for each case, on the device alone, and brings it back where its case is opened again", async () => {
	const first = await open({ id: "1", question: "Where?" });
	await type("Note", "By the bridge");
	await untilStored("test/1", "By the bridge");
	first.unmount();
	const second = await open({ id: "2", question: "When?" });
	expect(note()).toBe("");
	await type("Note", "At night");
	await untilStored("test/2", "At night");
	second.unmount();
	await open({ id: "1", question: "Where exactly?" });
	await untilNote("By the bridge");
	expect(await screen.findByText(/What you typed has been restored/)).toBeDefined();
	expect(screen.getByText("Where exactly?")).toBeDefined();
	expect(asked).toEqual([]);
	expect(Object.keys(localStorage).filter((name) => name.startsWith("portico-drafted"))).toEqual([]);
});

it("ends the draft of its case when it is sent, and leaves those of others", async () => {
	const first = await open({ id: "1" });
	await type("Note", "By the bridge");
	await untilStored("test/1", "By the bridge");
	first.unmount();
	await open({ id: "2" });
	await type("Note", "At night");
	await untilStored("test/2", "At night");
	await press("Send");
	await screen.findByText(/Thank you/);
	expect(await DRAFT_STORAGE.read("test/2", LIN.id)).toBeUndefined();
	expect((await DRAFT_STORAGE.read("test/1", LIN.id))?.answers.note).toBe("By the bridge");
});

it("ends the draft of its case when it is discarded", async () => {
	const first = await open({ id: "1" });
	await type("Note", "By the bridge");
	await untilStored("test/1", "By the bridge");
	first.unmount();
	await open({ id: "1" });
	await untilNote("By the bridge");
	await press("Discard and start again");
	await untilNote("");
	expect(await DRAFT_STORAGE.read("test/1", LIN.id)).toBeUndefined();
});

it("keeps of what is typed by a query code nothing on the device, says so, and brings it back while the page is open", async () => {
	const first = await open({ id: "1", query_code: "SECRET" });
	expect(screen.getByText(/Nothing of what you type here is stored on this device/)).toBeDefined();
	await type("Note", "By the bridge");
	first.unmount();
	await open({ id: "1", query_code: "SECRET" });
	await untilNote("By the bridge");
	expect(await keys()).toEqual([]);
	expect(JSON.stringify({ ...localStorage })).not.toMatch(/SECRET|bridge/);
	await press("Send");
	await screen.findByText(/Thank you/);
	cleanup();
	await open({ id: "1", query_code: "SECRET" });
	expect(note()).toBe("");
	expect(asked).toEqual([]);
});

it("keeps no draft where it is not told what it is about", async () => {
	const first = await open({});
	await type("Note", "By the bridge");
	first.unmount();
	await open({});
	expect(note()).toBe("");
	expect(await keys()).toEqual([]);
});
