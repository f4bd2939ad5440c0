import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";

const SUBJECT = { type: "string", title: "Subject" };
const form = formWith({ title: SUBJECT });
const type = (value: string) => {
	fireEvent.change(screen.getByLabelText("Subject"), { target: { value } });
	fireEvent.blur(screen.getByLabelText("Subject"));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const saved = (value: string) =>
	waitFor(async () => expect((await DRAFT_STORAGE.read("test", ""))?.answers).toEqual({ title: value }));

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("an application draft", () => {
	it("is saved while one types and restored with a note; discarding it starts afresh", async () => {
		const first = await renderForm(form);
		type("Half a sentence");
		await saved("Half a sentence");
		first.unmount();
		await renderForm(form);
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Half a sentence"));
		expect(document.body.textContent).toContain("What you typed has been restored");
		await press("Discard and start again");
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", ""));
		expect(await DRAFT_STORAGE.read("test", "")).toBeUndefined();
	});

	it("is restored a day later too, and says how long ago it was saved", async () => {
		const first = await renderForm(form);
		type("Of yesterday");
		await saved("Of yesterday");
		first.unmount();
		const draft = await DRAFT_STORAGE.read("test", "");
		if (!draft) throw new Error("expected a draft");
		const saved_at = draft.saved_at - 26 * 3_600_000;
		await DRAFT_STORAGE.save("test", "", { ...draft, saved_at, version: draft.version + 1 }, draft.version);
		await renderForm(form);
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Of yesterday"));
		expect(document.body.textContent).toMatch(/saved (yesterday|1 day ago)/);
	});

	it("is found again under another id of its form, for which it stays where it was", async () => {
		const first = await renderForm(form);
		type("Before it was renamed");
		await saved("Before it was renamed");
		first.unmount();
		await renderForm({ ...form, id: "later", formerly: ["test", "between"] });
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Before it was renamed"));
		type("And after");
		await saved("And after");
		expect(await DRAFT_STORAGE.read("later", "")).toBeUndefined();
	});

	it("survives a page that is left before the device's storage could respond", async () => {
		const first = await renderForm(form);
		fireEvent.change(screen.getByLabelText("Subject"), { target: { value: "Still typing" } });
		fireEvent(window, new Event("pagehide"));
		const written = JSON.stringify({ ...localStorage });
		first.unmount();
		await saved("Still typing");
		await forgetDrafts();
		expect(written).toContain("Still typing");
		for (const [name, value] of Object.entries<string>(JSON.parse(written))) localStorage.setItem(name, value);
		await renderForm(form);
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Still typing"));
		await saved("Still typing");
	});

	it("says quietly that it can't be stored where storage is denied, and takes that back once it can", async () => {
		const denied = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
			throw new DOMException("denied");
		});
		await renderForm(form);
		type("Nowhere");
		const shown = await screen.findByText(/can't be kept on this device/);
		expect(shown.closest("[role=status]")).not.toBeNull();
		denied.mockRestore();
		type("Here");
		await saved("Here");
		await waitFor(() => expect(screen.queryByText(/can't be kept/)).toBeNull());
	});

	it("follows its own copy on the server where storage is denied, and takes it for no other device's", async () => {
		const denied = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
			throw new DOMException("denied");
		});
		const bases: unknown[] = [];
		const draftsSave = vi.fn((body: Record<string, unknown>) => {
			bases.push(body.version);
			const draft = {
				form: "test",
				form_hash: "h",
				idempotency_key: "k",
				updated_at: "2026-11-21T04:00:00Z",
				data: body.data,
			};
			return { code: 0, msg: "", data: { ...draft, version: bases.length } };
		});
		await renderForm(form, {
			operations: { send: { draftsSave } },
			ports: { session: { ...fakePorts().session, user: LIN } },
		});
		for (const [index, words] of ["One", "Two"].entries()) {
			type(words);
			await waitFor(() => expect(bases).toHaveLength(index + 1), { timeout: 8000 });
		}
		denied.mockRestore();
		expect(bases).toEqual([0, 1]);
	}, 20_000);

	it("stores its key over a reload and is gone once sent", async () => {
		const keys: unknown[] = [];
		const send = vi.fn(async (body: Record<string, unknown>) => {
			keys.push(body.idempotency_key);
			if (keys.length === 1) throw new Error("offline");
			return { code: 0, msg: "", data: {} };
		});
		const first = await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert")).toBeDefined());
		first.unmount();
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Hello"));
		await press("Send");
		await waitFor(() => expect(document.body.textContent).toContain("It has been sent."));
		expect(keys[0]).toBe(keys[1]);
		await waitFor(async () => expect(await DRAFT_STORAGE.read("test", "")).toBeUndefined());
	});

	it("is not overwritten by another tab unasked: the person chooses", async () => {
		await renderForm(form);
		type("From this tab");
		await saved("From this tab");
		const mine = await DRAFT_STORAGE.read("test", "");
		if (!mine) throw new Error("expected a draft");
		const other = { ...mine, answers: { title: "From the other tab" }, version: mine.version + 5 };
		await DRAFT_STORAGE.save("test", "", other, mine.version);
		type("More from this tab");
		await waitFor(() => expect(screen.getByRole("button", { name: "Take the others" })).toBeDefined());
		expect((await DRAFT_STORAGE.read("test", ""))?.answers).toEqual({ title: "From the other tab" });
		await press("Take the others");
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "From the other tab"));
	});

	it("is not stored for a form that asks for none", async () => {
		await renderForm({ ...form, draft: false });
		type("Secret");
		await new Promise((resolve) => setTimeout(resolve, 400));
		expect(await DRAFT_STORAGE.read("test", "")).toBeUndefined();
	});
});

describe("a new version of a form", () => {
	const newer = formWith({ title: { ...SUBJECT, title: "Matter" }, place: { type: "string", title: "Place" } });

	it("takes the place of one in which nothing has been typed", async () => {
		const releases = formReleases();
		await renderForm(form, { releases });
		await act(async () => void (await releases.publish(newer)));
		await waitFor(() => expect(screen.getByLabelText("Place")).toBeDefined());
	});

	it("is offered to who has started; accepting carries over what fits, lists what is dropped and stores the old draft", async () => {
		const releases = formReleases();
		const old = formWith({ title: SUBJECT, extra: { type: "string", title: "Remark" } });
		await renderForm(old, { releases });
		type("Hello");
		fireEvent.change(screen.getByLabelText("Remark"), { target: { value: "By the way" } });
		fireEvent.blur(screen.getByLabelText("Remark"));
		await act(async () => void (await releases.publish(newer)));
		await waitFor(() => expect(screen.getByRole("button", { name: "Use the new version" })).toBeDefined());
		expect(screen.queryByLabelText("Place")).toBeNull();
		await press("Use the new version");
		await waitFor(() => expect(screen.getByLabelText("Matter")).toHaveProperty("value", "Hello"));
		await waitFor(() => expect(document.body.textContent).toContain("Remark: By the way"));
		await saved("Hello");
	});

	it("leads back to the version before after a reload too, until the draft is of that version again", async () => {
		const releases = formReleases();
		await renderForm(form, { releases });
		type("Hello");
		await act(async () => void (await releases.publish(newer)));
		await waitFor(() => expect(screen.getByRole("button", { name: "Use the new version" })).toBeDefined());
		await press("Use the new version");
		const matter = await waitFor(() => screen.getByLabelText("Matter"));
		fireEvent.change(matter, { target: { value: "Hello there" } });
		fireEvent.blur(matter);
		await saved("Hello there");
		const reload = async () => {
			cleanup();
			await renderForm(newer, { releases });
			await waitFor(() => expect(document.body.textContent).toContain("What you typed has been restored"));
		};
		await reload();
		await press("Go back to the version before");
		await waitFor(() => expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Hello"));
		await reload();
		expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Hello");
		expect(screen.queryByRole("button", { name: "Go back to the version before" })).toBeNull();
	});

	it("has the focus once it is accepted: at the form, or at the heading of the step on the screen", async () => {
		for (const more of [{}, { review: true }]) {
			const releases = formReleases();
			await renderForm({ ...form, ...more }, { releases });
			type("Hello");
			await act(async () => void (await releases.publish({ ...newer, ...more })));
			await waitFor(() => expect(screen.getByRole("button", { name: "Use the new version" })).toBeDefined());
			screen.getByRole("button", { name: "Use the new version" }).focus();
			await press("Use the new version");
			await waitFor(() => expect(screen.getByLabelText("Matter")).toHaveProperty("value", "Hello"));
			const goal = "review" in more ? screen.getByRole("heading", { name: "Test form" }) : screen.getByRole("form");
			// The values are on the screen a moment before the focus goes.
			await waitFor(() => expect(document.activeElement).toBe(goal));
			cleanup();
			await forgetDrafts();
		}
	});

	it("does not touch a started form that is finished: it is sent with the hash it was started on", async () => {
		const releases = formReleases();
		const send = vi.fn((_body: Record<string, unknown>) => ({ code: 0, msg: "", data: {} }));
		await renderForm(form, { releases, operations: { send: { messagesIndex: send } } });
		const startedOn = releases.loader.peekForm("test")?.hash;
		type("Hello");
		await act(async () => void (await releases.publish(newer)));
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toMatchObject({ form_hash: startedOn, release: "release-1" });
	});
});
