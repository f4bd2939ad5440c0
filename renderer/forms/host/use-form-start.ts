import { useEffect, useRef, useState } from "react";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useForm, useLoader, useRelease } from "../../loader/release-context.tsx";
import type { ReleaseLoader } from "../../loader/release-loader.ts";
import { useAsk } from "../../ports/commands.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { useScope } from "../../scope/scope.ts";
import type { Draft } from "../drafts/draft.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { asDraft, readServerDraft } from "../drafts/server-copy.ts";
import { migrateAnswers } from "../pinned/migrate-answers.ts";
import { initialAnswers } from "../schema/initial-answers.ts";
import type { Answers } from "../state/answers-store.ts";
import { draftStart, type FormStart, freshStart } from "./form-start.ts";
import { readyToBegin, structureOf, useStructure } from "./structure.ts";

/** Where prefill may read: who the person is, the address, the configuration (docs/documents.md). */
const PREFILL = ["user", "query", "config", "route", "data", "item"];

async function loadToBegin(loader: ReleaseLoader, id: string, hash: string): Promise<LoadedForm> {
	const form = await loader.loadForm(id, hash);
	await readyToBegin(form.artefact);
	return form;
}

/** The form's version in the release on show, once it is loaded; undefined where that has no such form. */
function useNewest(id: string): LoadedForm | undefined {
	const loader = useLoader();
	const hash = useRelease().current?.manifest.forms[id]?.artefact;
	const [loaded, setLoaded] = useState<LoadedForm>();
	useEffect(() => {
		let current = true;
		if (hash !== undefined)
			loadToBegin(loader, id, hash).then(
				(form) => current && setLoaded(form),
				() => undefined,
			);
		return () => {
			current = false;
		};
	}, [loader, id, hash]);
	return loaded?.hash === hash ? loaded : undefined;
}

/** A draft of a version that cannot be had any more: what fits the present one. */
const rescued = (form: LoadedForm, draft: Draft): FormStart => ({
	...draftStart(form, draft),
	...migrateAnswers(form.artefact, form.artefact, draft.answers),
});

/**
 * What the form on the screen was begun with. `newer` is another version that the release has since; `begin` changes
 * the start, and with it the form is drawn anew. Drafts are restored once they are read, unless one types already.
 */
export function useFormStart(id: string, given: Answers, storage: DraftStorage) {
	const release = useRelease().current;
	const [pinned] = useState(release?.manifest.forms[id]?.artefact);
	const first = useForm(id, pinned);
	useStructure(first.artefact);
	const keepsDraft = first.artefact.document.draft !== false;
	const loader = useLoader();
	const scope = useScope();
	const { session } = usePorts();
	const newest = useNewest(id);
	const releaseId = release?.id ?? "";
	const fresh = (form: LoadedForm) => {
		const read = (pointer: string) =>
			PREFILL.includes(pointerTokens(pointer)[0] ?? "") ? valueAt(scope, pointer) : undefined;
		return freshStart(
			form,
			releaseId,
			initialAnswers(form.artefact, read, given, structureOf(form.artefact)?.structuredAnswers),
		);
	};
	const ask = useAsk();
	const fromServer = async () => {
		const found = await readServerDraft(ask, id);
		const like = { idempotency_key: crypto.randomUUID(), release: releaseId, version: 0 };
		return found && { draft: asDraft(found, like), copied: found.version };
	};
	const latest = useRef({ fresh, fromServer });
	useEffect(() => {
		latest.current = { fresh, fromServer };
	});
	const [start, setStart] = useState<FormStart>(() => fresh(first));
	const [settled, setSettled] = useState(!keepsDraft);
	const touched = useRef<() => boolean>(() => false);
	const user = session.user?.id ?? "";
	useEffect(() => {
		let current = true;
		const restore = async () => {
			const own = keepsDraft ? await storage.read(id, user) : undefined;
			const theirs = !own && keepsDraft && user !== "" ? await latest.current.fromServer() : undefined;
			const draft = own ?? theirs?.draft;
			if (!draft || touched.current()) return;
			if (theirs) await storage.noteCopied(id, user, theirs.copied);
			const form = await loader.loadForm(id, draft.hash).catch(() => undefined);
			if (current && !touched.current()) setStart(form ? draftStart(form, draft) : rescued(first, draft));
		};
		void restore().finally(() => current && setSettled(true));
		return () => {
			current = false;
		};
	}, [id, user, keepsDraft, loader, storage, first]);

	const newer = newest && newest.hash !== start.form.hash ? newest : undefined;
	useEffect(() => {
		if (newer && !touched.current()) setStart(latest.current.fresh(newer));
	}, [newer]);

	return {
		start,
		/** Whether a draft has been looked for: only then is it known what has been answered. */
		settled,
		newer,
		touched,
		begin: setStart,
		beginAfresh: () => setStart(fresh(newer ?? start.form)),
		/** Goes on with the newer version, carrying over what fits. */
		accept(answers: Answers, more: Pick<FormStart, "attachments" | "base" | "key">) {
			if (!newer) return;
			const migrated = migrateAnswers(start.form.artefact, newer.artefact, answers);
			setStart({ ...more, form: newer, release: releaseId, touched: true, ...migrated });
		},
	};
}
