import { type RefObject, useEffect, useState } from "react";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useLoader } from "../../loader/release-context.tsx";
import type { Draft } from "../drafts/draft.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { findLocalDraft } from "../drafts/local-draft.ts";
import { useLatest } from "../state/use-latest.ts";
import { draftStart, type FormStart, rescuedStart } from "./form-start.ts";
import { loadToStart } from "./use-newer.ts";

/** Begins with a draft: in its own version of the form, or, where that is gone, with what fits the present one. */
export function useStartOf(id: string, first: LoadedForm, storage: DraftStorage, user: string) {
	const loader = useLoader();
	const owner = useLatest(user);
	const [startOf] = useState(() => async (draft: Draft): Promise<FormStart> => {
		const [form, earlier] = await Promise.all([
			loadToStart(loader, id, draft.hash).catch(() => undefined),
			storage.earlier(id, owner.current),
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
	/** The form that the draft is looked for; it may keep none. */
	form: FormDocument;
	storage: DraftStorage;
	user: string;
	startOf: (draft: Draft) => Promise<FormStart>;
	touched: RefObject<() => boolean>;
	restore(start: FormStart): void;
};

/** Restores a draft once it is read, unless one types already. Returns whether it has been looked for. */
export function useRestored({ form, storage, user, startOf, touched, restore }: Restoring): boolean {
	const { id } = form;
	const autosaves = form.draft !== false;
	const [settled, setSettled] = useState(!autosaves);
	useEffect(() => {
		let current = true;
		const look = async () => {
			if (!autosaves || touched.current()) return;
			const { draft, other } = await findLocalDraft(storage, id, user);
			if (!draft || touched.current()) return;
			const found = await startOf(draft);
			if (current && !touched.current()) restore({ ...found, ...(other && { other }) });
		};
		void look().finally(() => current && setSettled(true));
		return () => {
			current = false;
		};
	}, [id, autosaves, storage, user, startOf, touched, restore]);
	return settled;
}
