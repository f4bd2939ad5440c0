import { vi } from "vitest";
import type { Draft } from "../../../schemas/types.gen.ts";
import { loadedForm } from "../../../tests/fixtures/loaded-form.ts";
import { ENGLISH, formWith } from "../../../tests/fixtures/render-form.tsx";
import { type AutosaverOptions, createAutosaver } from "./autosaver.ts";
import { TRIAL_DRAFTS } from "./draft-place.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { createSession } from "./session.ts";
import { freshStart } from "./start.ts";

const PROPERTIES = { title: { type: "string" }, photo: { type: "string" } };

let count = 0;

type Autosaved = Partial<Pick<AutosaverOptions, "owner">> & { drafted?: boolean; storage?: Partial<DraftStorage> };

/** A form with a draft of its own in the page, that nobody has typed anything in; `user` is who is logged in. */
export async function autosavedForm({ owner = "", drafted = true, storage: own = {} }: Autosaved = {}) {
	count += 1;
	const name = `autosaved-${count}`;
	const form = await loadedForm(formWith(PROPERTIES, { id: name, fields: { "/photo": { widget: "file" } } }));
	const start = freshStart(form, "release-1", {});
	const { session } = createSession({
		...{ form, domId: "f", draftName: drafted ? name : undefined, touched: false },
		...{ values: start.values, attachments: {}, bySchema: undefined },
		...{ i18n: () => ENGLISH, announce: () => undefined, onAction: () => undefined, render: () => null },
	});
	const who = { user: owner };
	const storage: DraftStorage = { ...TRIAL_DRAFTS, ...own };
	const [onSaved, onConflict] = [vi.fn<(draft: Draft) => void>(), vi.fn<(other: Draft) => void>()];
	const autosaver = createAutosaver({ session, start, storage, user: () => who.user, owner, onSaved, onConflict });
	return {
		...{ form, name, session, storage, autosaver, start, who, onSaved, onConflict },
		type: (title: string) => session.values.put(["title"], title),
		stored: (user = owner) => storage.read(name, user),
	};
}

/** What another tab has stored of the same draft. */
export const anotherDraft = (title: string, version: number): Draft => ({
	...{ hash: "h1", release: "release-1", answers: { title }, attachments: {}, idempotency_key: `key of ${title}` },
	...{ version, saved_at: 0 },
});
