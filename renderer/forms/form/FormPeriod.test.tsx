import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press, type } from "../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";

beforeEach(forgetDrafts);
afterEach(cleanup);
afterEach(() => vi.useRealTimers());

const form = (open?: { from?: string; until?: string }) =>
	formWith({ title: { type: "string", title: "Subject" } }, open && { open });
const OVER = "This form was open until Jan 31, 2020. It cannot be sent any more.";

it("asks nothing and says until when it was open, once it is over", async () => {
	await renderForm(form({ until: "2020-01-31" }));
	await screen.findByText(OVER);
	expect(screen.queryByLabelText("Subject")).toBeNull();
});

it("says when it opens, and asks from then on without being loaded again", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T15:59:59Z") });
	await renderForm(form({ from: "2026-12-01" }));
	await screen.findByText("This form opens on Dec 1, 2026. It cannot be sent before.");
	expect(screen.queryByLabelText("Subject")).toBeNull();
	vi.setSystemTime(Date.parse("2026-12-01T00:00:01Z"));
	await screen.findByLabelText("Subject", {}, { timeout: 3000 });
	expect(screen.queryByText(/opens on/)).toBeNull();
});

it("shows who has started it what they have typed, also when they come back, and says that it stays", async () => {
	const releases = formReleases();
	const first = await renderForm(form({ until: "2099-12-31" }), { releases });
	await type("Subject", "A lamp");
	await waitFor(async () => expect((await DRAFT_STORAGE.read("test", ""))?.answers.title).toBe("A lamp"));
	first.unmount();
	await renderForm(form({ until: "2020-01-31" }), { releases });
	await screen.findByText(OVER);
	await screen.findByText("What you have typed stays here as a draft.");
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("A lamp"));
});

it("keeps what was typed where the server says that the form has closed", async () => {
	const msg = "This form was open until Dec 31, 2099. It cannot be sent any more.";
	const send = () => ({ code: 409, msg, data: { open_until: "2099-12-31" } });
	await renderForm(form({ until: "2099-12-31" }), { operations: { send: { messagesIndex: send } } });
	await type("Subject", "A lamp");
	await press("Send");
	await screen.findByText(msg);
	expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("A lamp");
	expect((await DRAFT_STORAGE.read("test", ""))?.answers.title).toBe("A lamp");
});

it("is put off by a newer version, for who has not typed yet too", async () => {
	const releases = formReleases();
	await renderForm(form({ until: "2020-01-31" }), { releases });
	await screen.findByText(OVER);
	await act(async () => void (await releases.publish(form({ until: "2099-12-31" }))));
	await screen.findByLabelText("Subject");
	expect(screen.queryByText(OVER)).toBeNull();
});
