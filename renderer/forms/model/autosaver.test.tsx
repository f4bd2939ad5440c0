import { describe, expect, it, vi } from "vitest";
import { anotherDraft, autosavedForm } from "../../../tests/fixtures/autosaved-form.ts";

describe("an autosaved form", () => {
	it("is stored once something has been typed, each saving as the next version", async () => {
		const { autosaver, session, stored, type, onSaved } = await autosavedForm();
		expect(autosaver.savedVersion()).toBe(0);
		session.values.derive(["title"], "by the form");
		await autosaver.saveNow();
		expect([await stored(), autosaver.savedVersion()]).toEqual([undefined, undefined]);
		type("a");
		await autosaver.saveNow();
		expect(await stored()).toMatchObject({ answers: { title: "a" }, version: 1, idempotency_key: autosaver.key() });
		type("b");
		await autosaver.saveNow();
		expect([(await stored())?.version, autosaver.savedVersion(), onSaved.mock.calls.length]).toEqual([2, 2, 2]);
	});

	it("is not stored again as long as nothing changes, and has no saved version while something does", async () => {
		const { autosaver, type, onSaved } = await autosavedForm();
		type("a");
		expect([autosaver.savedVersion(), autosaver.current().version]).toEqual([undefined, 1]);
		await autosaver.saveNow();
		await autosaver.saveNow();
		expect([onSaved.mock.calls.length, autosaver.savedVersion(), autosaver.current().version]).toEqual([1, 1, 2]);
	});

	it("is stored with the files that its values name, and no others", async () => {
		const { session, autosaver } = await autosavedForm();
		const photo = { url: "/", name: "a.png", size: 1, mime: "image/png", thumbnail_url: null };
		session.attachments.remember({ ...photo, id: "f1" });
		session.attachments.remember({ ...photo, id: "removed" });
		session.values.put(["photo"], "f1");
		expect(autosaver.current().attachments).toEqual({ f1: { ...photo, id: "f1" } });
	});

	it("is stored after what was typed while it is followed, and what is left when that ends", async () => {
		const { autosaver, type, stored } = await autosavedForm();
		const stop = autosaver.follow();
		type("a");
		await vi.waitFor(async () => expect((await stored())?.answers).toEqual({ title: "a" }), { timeout: 15_000 });
		type("b");
		stop();
		await autosaver.look();
		expect((await stored())?.answers).toEqual({ title: "b" });
	});

	it("is stored no more once it has ended, nor where it has no draft", async () => {
		const ended = await autosavedForm();
		const undrafted = await autosavedForm({ drafted: false });
		ended.autosaver.end();
		for (const { type, autosaver, stored, onSaved } of [ended, undrafted]) {
			type("a");
			await autosaver.saveNow();
			expect([await stored(), onSaved.mock.calls.length]).toEqual([undefined, 0]);
		}
	});

	it("is stored under another key where that is renewed, with the same values", async () => {
		const { autosaver, type, stored } = await autosavedForm();
		type("a");
		await autosaver.saveNow();
		const before = autosaver.key();
		await autosaver.renewKey();
		expect(autosaver.key()).not.toBe(before);
		expect(await stored()).toMatchObject({ answers: { title: "a" }, idempotency_key: autosaver.key(), version: 2 });
	});
});

describe("whose a draft is", () => {
	it("is theirs who log in, and nobody else's from then on", async () => {
		const { autosaver, type, stored, who } = await autosavedForm();
		type("a");
		await autosaver.saveNow();
		who.user = "lin";
		expect(autosaver.owner()).toBe("lin");
		await autosaver.saveNow();
		expect([(await stored("lin"))?.answers, await stored("")]).toEqual([{ title: "a" }, undefined]);
		who.user = "wang";
		type("b");
		await autosaver.saveNow();
		expect([(await stored("lin"))?.answers, await stored("wang")]).toEqual([{ title: "b" }, undefined]);
	});

	it("stays with a draft that they have already, which is asked about", async () => {
		const { name, autosaver, type, storage, who, onConflict, stored } = await autosavedForm();
		const own = anotherDraft("own", 1);
		await storage.save(name, "lin", own, 0);
		type("before login");
		await autosaver.saveNow();
		who.user = "lin";
		await autosaver.saveNow();
		expect(onConflict).toHaveBeenCalledExactlyOnceWith(own);
		expect([(await stored(""))?.answers, await stored("lin")]).toEqual([{ title: "before login" }, own]);
	});
});

describe("a draft that another tab has stored meanwhile", () => {
	const met = async () => {
		const form = await autosavedForm();
		form.type("mine");
		await form.autosaver.saveNow();
		const other = anotherDraft("theirs", 5);
		await form.storage.save(form.name, "", other, 1);
		return { ...form, other };
	};

	it("is never overwritten before the person has said which to keep", async () => {
		const { autosaver, type, stored, onConflict, other } = await met();
		type("mine too");
		await autosaver.saveNow();
		type("and more");
		await autosaver.saveNow();
		expect([await stored(), onConflict.mock.calls, autosaver.savedVersion()]).toEqual([other, [[other]], undefined]);
	});

	it("gives way to the own one where that is kept, under its key", async () => {
		const { autosaver, type, stored, other } = await met();
		type("mine too");
		await autosaver.saveNow();
		await autosaver.saveMine(other);
		const kept = { answers: { title: "mine too" }, version: 6, idempotency_key: other.idempotency_key };
		expect(await stored()).toMatchObject(kept);
		expect(autosaver.savedVersion()).toBe(6);
	});

	it("is found by a look, once, and not where it is the own one, or none", async () => {
		const { autosaver, onConflict, other, storage, name } = await met();
		await autosaver.look();
		await autosaver.look();
		expect(onConflict.mock.calls).toEqual([[other]]);
		await autosaver.saveMine(other);
		await autosaver.look();
		await storage.remove(name, "", autosaver.key());
		await autosaver.look();
		expect(onConflict).toHaveBeenCalledOnce();
	});

	it("troubles nobody who has typed nothing", async () => {
		const { autosaver, storage, name, onConflict } = await autosavedForm();
		await storage.save(name, "", anotherDraft("theirs", 5), 0);
		await autosaver.look();
		expect(onConflict).not.toHaveBeenCalled();
	});

	it("is asked about where another device says so, unless it is asked or over already", async () => {
		const { autosaver, onConflict, other } = await met();
		autosaver.raise(other);
		autosaver.raise(other);
		expect(onConflict.mock.calls).toEqual([[{ ...other, version: 1 }]]);
		const ended = await autosavedForm();
		ended.autosaver.end();
		ended.autosaver.raise(other);
		expect(ended.onConflict).not.toHaveBeenCalled();
	});
});

describe("a form that is left", () => {
	it("notes down what stands in its inputs before it goes, where that is not stored", async () => {
		const unload = vi.fn();
		const { name, autosaver, session, type, stored } = await autosavedForm({ owner: "lin", storage: { unload } });
		autosaver.unload();
		expect(unload).not.toHaveBeenCalled();
		session.values.deferWrite(() => type("typed"));
		autosaver.unload();
		expect(unload).toHaveBeenCalledExactlyOnceWith(
			name,
			"lin",
			expect.objectContaining({ answers: { title: "typed" } }),
		);
		await autosaver.look();
		expect((await stored())?.answers).toEqual({ title: "typed" });
		autosaver.unload();
		expect(unload).toHaveBeenCalledOnce();
	});

	it("leaves nothing where it is discarded: of whom it was, and of nobody", async () => {
		const clear = vi.fn(async () => undefined);
		const { name, autosaver, type, stored, who, session } = await autosavedForm({ storage: { clear } });
		session.uploads.leave({ pointer: "/photo", label: "Photo" }).add([new File(["x"], "a.png")]);
		type("a");
		await autosaver.saveNow();
		who.user = "lin";
		await autosaver.saveNow();
		await autosaver.discard();
		expect([await stored(""), await stored("lin"), session.uploads.heldUp()]).toEqual([undefined, undefined, []]);
		expect(clear.mock.calls).toEqual([
			[name, ""],
			[name, "lin"],
		]);
		type("b");
		await autosaver.saveNow();
		expect(await stored("lin")).toBeUndefined();
	});
});
