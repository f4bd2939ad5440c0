import { type RefObject, useEffect, useRef, useState } from "react";
import type { Hash } from "../../../schemas/release.ts";
import type { Draft } from "../../../schemas/types.gen.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useForm, useLoader, useRelease } from "../../loader/release-context.tsx";
import type { ReleaseLoader } from "../../loader/release-loader.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useScope } from "../../scope/scope.ts";
import { useLatest, useSignedOut } from "../hooks/use-latest.ts";
import { draftName, findLocalDraft, isPerCase, storageOf, TRIAL_DRAFTS } from "../model/draft-place.ts";
import { type DraftStorage, sweepDrafts } from "../model/draft-storage.ts";
import { initialValues, prefillsFrom } from "../model/first-values.ts";
import {
	draftStart,
	type FormStart,
	type FormStarter,
	forgetHandover,
	freshStart,
	handedTo,
	rescuedStart,
} from "../model/start.ts";
import type { FormValues } from "../model/values.ts";
import { readyToStart, structureOf, useReadyToStart } from "../structure/structure.ts";

/** A version of a form with all that is needed to start it; rejects where something of it can't be had. */
async function loadToStart(loader: ReleaseLoader, id: string, hash: string): Promise<LoadedForm> {
	const form = await loader.loadForm(id, hash);
	await readyToStart(form.artefact);
	return form;
}

/** The form's version in the release on show, once it is loaded, where that is another than the one on the screen. */
export function useNewer(id: string, shown: Hash): LoadedForm | undefined {
	const loader = useLoader();
	const hash = useRelease().current?.manifest.forms[id]?.artefact;
	const [loaded, setLoaded] = useState<LoadedForm>();
	useEffect(() => {
		let current = true;
		if (hash !== undefined)
			loadToStart(loader, id, hash).then(
				(form) => current && setLoaded(form),
				() => undefined,
			);
		return () => {
			current = false;
		};
	}, [loader, id, hash]);
	return loaded?.hash === hash && hash !== shown ? loaded : undefined;
}

/** Where a form's draft is kept, for whom, and what the form is opened with. */
type Drafted = { name: string | undefined; storage: DraftStorage; user: string; given: FormValues };

/** Starts with a draft: in its own version of the form, or, where that is gone, with what fits the present one. */
function useStartOf(first: LoadedForm, { name, storage, user, given }: Drafted) {
	const { document } = first.artefact;
	const { id } = document;
	const loader = useLoader();
	const owner = useLatest(user);
	const [startOf] = useState(() => async (stored: Draft): Promise<FormStart> => {
		// What the form is opened with now replaces what the draft has of it.
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
function useRestored({ name, storage, user, startOf, touched, restore }: Restoring): boolean {
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

/** Begins a form with nothing typed, prefilled by what is known at that moment. */
function useFresh(given: FormValues): (form: LoadedForm) => FormStart {
	const release = useRelease().current?.id ?? "";
	const scope = useScope();
	const latest = useLatest((form: LoadedForm): FormStart => {
		const structured = structureOf(form.artefact)?.structuredValues;
		const handed = handedTo(form.artefact.document.id);
		const values = { ...given, ...handed?.values };
		const fresh = freshStart(form, release, initialValues(form.artefact, prefillsFrom(scope), values, structured));
		if (!handed) return fresh;
		const { attachments, dropped } = handed;
		return { ...fresh, attachments, dropped, touched: true, unsaved: true, handedOver: true };
	});
	const [fresh] = useState(() => (form: LoadedForm) => latest.current(form));
	return fresh;
}

/** Calls `left` when one person gives the form over to another: on signing out, and when somebody else logs in. */
function useHandover(user: string, left: () => void) {
	const owner = useRef(user);
	const latest = useLatest(left);
	useEffect(() => {
		if (user === "") return;
		if (owner.current !== "" && owner.current !== user) latest.current();
		owner.current = user;
	}, [user, latest]);
	useSignedOut(() => {
		owner.current = "";
		left();
	});
}

/** The form as it was when its page was opened: a release that comes in force meanwhile changes nothing of it. */
function useFirst(id: string): LoadedForm {
	const manifest = useRelease().current?.manifest;
	const [artefact] = useState(manifest?.forms[id]?.artefact);
	const first = useForm(id, artefact);
	useReadyToStart(first.artefact);
	return first;
}

/**
 * What the form on the screen was started with. `newer` is another version that the release has since; `setStart` changes the
 * start, and with it the form is rendered anew. Drafts are restored once they are read, unless one types already.
 */
export function useFormStart(id: string, given: FormValues) {
	const release = useRelease().current;
	const first = useFirst(id);
	const { session, draftsOf } = usePorts();
	const user = session.user?.id ?? "";
	const isTried = useLoader().onTriedForm !== undefined;
	const fresh = useFresh(given);
	const [start, setStart] = useState<FormStart>(() => fresh(first));
	const touched = useRef<() => boolean>(() => false);

	const form = first.artefact.document;
	const [{ name, storage }] = useState(() => ({
		name: draftName(form, start.values, draftsOf),
		storage: isTried ? TRIAL_DRAFTS : storageOf(form, start.values),
	}));
	const startOf = useStartOf(first, { name, storage, user, given });
	const settled = useRestored({ name, storage, user, startOf, touched, restore: setStart });
	useEffect(() => forgetHandover(id), [id]);
	useEffect(() => void sweepDrafts(), []);

	const newer = useNewer(id, start.form.hash);
	useEffect(() => {
		if (newer && !touched.current()) setStart(fresh(newer));
	}, [newer, fresh]);
	const startAfresh = (more: Partial<FormStart> = {}) => setStart({ ...fresh(newer ?? start.form), ...more });
	useHandover(user, startAfresh);
	const accept: FormStarter["accept"] = (migrate, values, more) => {
		if (!newer) return;
		const migrated = migrate(start.form.artefact, newer.artefact, values);
		setStart({ ...more, form: newer, release: release?.id ?? "", touched: true, unsaved: true, ...migrated });
	};

	return {
		start,
		/** What the block gives for its fields at this moment. */
		given,
		/** Under which name its draft is kept; undefined where none is. */
		draftName: name,
		storage,
		/** Whether a draft has been looked for: only then is it known what has been answered. */
		settled,
		newer,
		/** Whether the release on show has no such form any more. */
		gone: release !== undefined && !Object.hasOwn(release.manifest.forms, id),
		touched,
		setStart,
		startAfresh,
		startWith: async (draft: Draft, more: Pick<FormStart, "pressed"> = {}) =>
			setStart({ ...(await startOf(draft)), ...more }),
		accept,
	};
}
