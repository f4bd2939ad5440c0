import { useEffect, useRef, useState } from "react";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useForm, useRelease } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { useScope } from "../../scope/scope.ts";
import type { Draft } from "../drafts/draft.ts";
import { draftName, storageOf } from "../drafts/draft-name.ts";
import { sweepDrafts } from "../drafts/expiry.ts";
import { forgetHandover, handedTo } from "../handover/handover.ts";
import { structureOf, useStructure } from "../rjsf/structure.ts";
import { initialValues } from "../schema/initial-values.ts";
import { prefillsFrom } from "../schema/prefills.ts";
import { useLatest } from "../state/use-latest.ts";
import { useSignedOut } from "../state/use-signed-out.ts";
import type { FormValues } from "../state/values-store.ts";
import type { migrateValues } from "../versions/migrate-values.ts";
import { type FormStart, freshStart } from "./form-start.ts";
import { useNewer } from "./use-newer.ts";
import { useRestored, useStartOf } from "./use-restored.ts";

type Migrate = typeof migrateValues;

/** What of a start goes along to the newer version, beside the values. */
type Carried = Pick<FormStart, "attachments" | "base" | "key" | "pressed" | "forced">;

/** Begins a form with nothing typed, prefilled by what is known at that moment. */
function useFresh(given: FormValues): (form: LoadedForm) => FormStart {
	const release = useRelease().current?.id ?? "";
	const scope = useScope();
	const latest = useLatest((form: LoadedForm): FormStart => {
		const structured = structureOf(form.artefact)?.structuredAnswers;
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
	const [pinned] = useState(manifest?.forms[id]?.artefact);
	const first = useForm(id, pinned);
	useStructure(first.artefact);
	return first;
}

/**
 * What the form on the screen was begun with. `newer` is another version that the release has since; `begin` changes
 * the start, and with it the form is drawn anew. Drafts are restored once they are read, unless one types already.
 */
export function useFormStart(id: string, given: FormValues) {
	const release = useRelease().current;
	const first = useFirst(id);
	const user = usePorts().session.user?.id ?? "";
	const fresh = useFresh(given);
	const [start, setStart] = useState<FormStart>(() => fresh(first));
	const touched = useRef<() => boolean>(() => false);

	const form = first.artefact.document;
	const [{ name, storage }] = useState(() => ({
		name: draftName(form, start.values),
		storage: storageOf(form, start.values),
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

	return {
		start,
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
		/** Goes on with the newer version, carrying over what fits by `migrate`. */
		accept(migrate: Migrate, values: FormValues, more: Carried) {
			if (!newer) return;
			const migrated = migrate(start.form.artefact, newer.artefact, values);
			setStart({ ...more, form: newer, release: release?.id ?? "", touched: true, unsaved: true, ...migrated });
		},
	};
}
