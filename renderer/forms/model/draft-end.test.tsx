import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../../schemas/types.gen.ts";
import { autosavedForm } from "../../../tests/fixtures/autosaved-form.ts";
import { changeVersion, earlierDraft } from "./change-version.ts";
import { endDraft, openDraftChannel, renewDraft } from "./draft-end.ts";

/** A form with a stored draft, beside which the storage notes down what it is told. */
async function draftedForm(user = "lin") {
	const noteDiscarded = vi.fn(async () => undefined);
	const noteCopied = vi.fn(async () => undefined);
	const earlier = new Map<string, Draft | undefined>();
	const saved = await autosavedForm({
		owner: user,
		storage: {
			noteDiscarded,
			noteCopied,
			storeEarlier: async (form, whose, draft) => void earlier.set(`${form} ${whose}`, draft),
			earlier: async (form, whose) => earlier.get(`${form} ${whose}`),
		},
	});
	saved.session.values.put([], { title: "a", photo: "f1" });
	await saved.autosaver.saveNow();
	return { ...saved, user, noteDiscarded, noteCopied, place: { ...saved, form: saved.name, user } };
}

/** The lines to other tabs and devices. */
function lines() {
	const broadcast = vi.fn();
	const discard = vi.fn(async () => undefined);
	const copy = { follow: () => undefined, followNow: async () => undefined, forget: async () => undefined, discard };
	return { broadcast, discard, channel: { current: { broadcast, close: () => undefined } }, copy: { current: copy } };
}

describe("the line between tabs", () => {
	const news = {
		form: "lamps",
		ended: { form: "lamps", idempotency_key: "k", how: "sent", number: "N1", ended_at: "t" },
	} as const;

	it("brings what one tab says to the others, and nothing else that is said there", async () => {
		const listen = vi.fn();
		const here = vi.fn();
		const there = openDraftChannel(listen);
		const stranger = new BroadcastChannel("portico-drafts");
		const own = openDraftChannel(here);
		stranger.postMessage({ form: 5 });
		own.broadcast(news);
		// Tests of other files may speak on the line meanwhile.
		await vi.waitFor(() => expect(listen).toHaveBeenCalledWith(news), { timeout: 15_000 });
		expect(listen).not.toHaveBeenCalledWith({ form: 5 });
		expect(here).not.toHaveBeenCalledWith(news);
		for (const line of [own, there, stranger]) line.close();
	});

	it("is silent where a browser has none", () => {
		vi.stubGlobal("BroadcastChannel", undefined);
		const line = openDraftChannel(() => undefined);
		vi.unstubAllGlobals();
		expect([line.broadcast(news), line.close()]).toEqual([undefined, undefined]);
	});
});

describe("a draft that ends", () => {
	it("is told to all tabs and devices, with the files that went", async () => {
		const { place, name, stored, session, autosaver, noteDiscarded } = await draftedForm();
		const photo = { id: "f1", url: "/", name: "a.png", size: 1, mime: "image/png", thumbnail_url: null };
		session.attachments.remember(photo);
		const { broadcast, discard, ...open } = lines();
		const key = autosaver.key();
		await endDraft(place, open, { how: "sent", number: "N1", nameless: false });
		const ended = { form: name, idempotency_key: key, how: "sent", number: "N1", attachments: ["f1"] };
		expect(broadcast).toHaveBeenCalledExactlyOnceWith({ form: name, ended: expect.objectContaining(ended) });
		expect(discard).toHaveBeenCalledExactlyOnceWith(key);
		expect([await stored(), noteDiscarded.mock.calls.length]).toEqual([undefined, 0]);
	});

	it.each([
		["somebody discards theirs", "lin", "discarded", false, 1, 1],
		["nobody in particular discards it", "", "discarded", false, 0, 1],
		["it goes without a name", "lin", "sent", true, 0, 0],
		["it is discarded without a name", "lin", "discarded", true, 0, 0],
	] as const)("is noted, and told the server, as is due where %s", async (_, user, how, nameless, noted, told) => {
		const { place, noteDiscarded } = await draftedForm(user);
		const { discard, ...open } = lines();
		await endDraft(place, open, { how, number: null, nameless });
		expect([noteDiscarded.mock.calls.length, discard.mock.calls.length]).toEqual([noted, told]);
	});

	it("gives way to one of its own, without the files that its case took", async () => {
		const { place, form, stored, autosaver, noteCopied, name } = await draftedForm();
		const key = autosaver.key();
		const ended = {
			form: name,
			idempotency_key: key,
			how: "sent",
			number: "N1",
			ended_at: "2026-11-21T00:00:00Z",
		} as const;
		const renewed = await renewDraft(place, form.artefact.document, ended);
		expect(renewed.answers).toEqual({ title: "a" });
		expect(renewed.idempotency_key).not.toBe(key);
		expect(await stored()).toEqual(renewed);
		expect(noteCopied).toHaveBeenCalledExactlyOnceWith(name, "lin", { version: 0, draft: 0 });
	});

	it("gives way with all its files where it has not ended", async () => {
		const { place, form } = await draftedForm();
		expect((await renewDraft(place, form.artefact.document, undefined)).answers).toEqual({ title: "a", photo: "f1" });
	});
});

describe("a draft that goes on in its form's new version", () => {
	const changed = async (more: Parameters<typeof changeVersion>[1]) => {
		const { session, storage, autosaver, user, type, start } = await draftedForm();
		session.values.deferWrite(() => type("typed last"));
		const accept = vi.fn();
		const started = { start, accept, setStart: vi.fn(), startAfresh: vi.fn(), startWith: vi.fn() };
		const draft = { session, started, storage, autosaver, user };
		await changeVersion(draft, more);
		const confirm = (sure: boolean) => ({
			t: (text: string) => text,
			dialogs: { confirm: async () => sure, toast: () => undefined, openForm: async () => true },
		});
		return { draft, accept, autosaver, confirm };
	};

	it("takes along what stands in the inputs, its key and version, and stays as it was beside", async () => {
		const { draft, accept, autosaver, confirm } = await changed({});
		const more = { attachments: {}, base: 2, key: autosaver.key(), pressed: true };
		expect(accept.mock.calls[0]?.slice(1)).toEqual([{ title: "typed last", photo: "f1" }, more]);
		expect(await earlierDraft(draft, confirm(true))).toMatchObject({ answers: { title: "typed last" }, version: 2 });
		expect(await earlierDraft(draft, confirm(false))).toBeUndefined();
	});

	it("has no way back where the old version is accepted no more", async () => {
		const { draft, accept, confirm } = await changed({ forced: true });
		expect(accept.mock.calls[0]?.[2]).toMatchObject({ forced: true });
		expect(await earlierDraft(draft, confirm(true))).toBeUndefined();
	});

	it("is saved by the old one no more", async () => {
		const { draft } = await changed({});
		draft.session.values.put(["title"], "too late");
		await draft.autosaver.saveNow();
		expect((await draft.storage.read(draft.session.draftName ?? "", draft.user))?.version).toBe(2);
	});
});
