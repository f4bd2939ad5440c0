import { type RefObject, useEffect, useState } from "react";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useLoader } from "../../loader/release-context.tsx";
import type { Draft } from "../drafts/draft.ts";
import { isPerCase } from "../drafts/draft-name.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { findLocalDraft } from "../drafts/local-draft.ts";
import { useLatest } from "../state/use-latest.ts";
import type { FormValues } from "../state/values-store.ts";
import { draftStart, type FormStart, rescuedStart } from "./form-start.ts";
import { loadToStart } from "./use-newer.ts";

/** Where a form's draft is kept, for whom, and what the form is opened with. */
type Drafted = { name: string | undefined; storage: DraftStorage; user: string; given: FormValues };

/** Begins with a draft: in its own version of the form, or, where that is gone, with what fits the present one. */
export function useStartOf(first: LoadedForm, { name, storage, user, given }: Drafted) {
	const { document } = first.artefact;
	const { id } = document;
	const loader = useLoader();
	const owner = useLatest(user);
	const [startOf] = useState(() => async (stored: Draft): Promise<FormStart> => {
		// What it is opened with is so now, as what was asked for last.
		const draft = isPerCase(document) ? { ...stored, answers: { ...stored.answers, ...given } } : stored;
		const [form, earlier] = await Promise.all([
			loadToStart(loader, id, draft.hash).catch(() => undefined),
			storage.earlier(name ?? id, owner.current),
		]);
		if (!form) return rescuedStart(first, draft);
		const revoked = loader.snapshot().current?.revoked ?? [];
		const isOfDraft = earlier?.idempotency_key === draft.idempotency_key && earlier.hash !== draft.hash;
		const hasEarlier = isOfDraft && !revoked.includes(earlier.hash);
		return { ...draftStart(form, draft), hasEarlier };
	});
	return startOf;
}

type Restoring = {
	/** The name of the draft that is looked for; undefined where none is kept. */
	name: string | undefined;
	storage: DraftStorage;
	user: string;
	startOf: (draft: Draft) => Promise<FormStart>;
	touched: RefObject<() => boolean>;
	restore(start: FormStart): void;
};

/** Restores a draft once it is read, unless one types already. Returns whether it has been looked for. */
export function useRestored({ name, storage, user, startOf, touched, restore }: Restoring): boolean {
	const [settled, setSettled] = useState(name === undefined);
	useEffect(() => {
		let current = true;
		const look = async () => {
			if (name === undefined || touched.current()) return;
			const { draft, other } = await findLocalDraft(storage, name, user);
			if (!draft || touched.current()) return;
			const found = await startOf(draft);
			if (current && !touched.current()) restore({ ...found, ...(other && { other }) });
		};
		void look().finally(() => current && setSettled(true));
		return () => {
			current = false;
		};
	}, [name, storage, user, startOf, touched, restore]);
	return settled;
}
