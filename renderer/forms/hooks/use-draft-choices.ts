import type { Draft, EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { StartedDraft, VersionChange } from "../model/change-version.ts";
import { renewDraft } from "../model/draft-end.ts";
import { isPerCase } from "../model/draft-place.ts";
import type { DraftStorage } from "../model/draft-storage.ts";
import { draftStart } from "../model/start.ts";

type Parts = StartedDraft & {
	/** Ends the draft on all devices. */
	discardAll(): Promise<void>;
};

/** Puts the draft that was chosen in the place of the stored one; the version under which it stands then. */
async function storeChosen(storage: DraftStorage, form: string, user: string, chosen: Draft): Promise<Draft> {
	const stored = await storage.read(form, user);
	if (stored?.version === chosen.version && stored.saved_at === chosen.saved_at) return stored;
	const version = (stored?.version ?? 0) + 1;
	await storage.save(form, user, { ...chosen, version }, version - 1);
	return { ...chosen, version };
}

/** What was typed before login has been chosen or passed over: it stands for nobody else. */
async function forgetBeforeLogin(storage: DraftStorage, form: string, user: string): Promise<void> {
	const before = user === "" ? undefined : await storage.read(form, "");
	if (before) await storage.remove(form, "", before.idempotency_key);
}

async function takeOther({ session, started, storage, autosaver, user }: Parts, other: Draft): Promise<void> {
	const form = session.draftName ?? session.artefact.document.id;
	autosaver.end();
	const chosen = await storeChosen(storage, form, user, other);
	await forgetBeforeLogin(storage, form, user);
	await started.startWith(chosen, { pressed: true });
}

/** Makes a draft of its own from answers whose draft has ended. */
async function renew(
	{ session, started, storage, autosaver, user }: Parts,
	ended: EndedDraft | undefined,
): Promise<void> {
	session.values.flush();
	const { document } = session.artefact;
	const renewed = await renewDraft(
		{ autosaver, storage, form: session.draftName ?? document.id, user },
		document,
		ended,
	);
	started.setStart({ ...draftStart(started.start.form, renewed), restored: undefined, pressed: true });
}

/** Loaded when a version has changed, which is seldom. */
const loadVersionChange = () => import("../model/change-version.ts");

/** What the person can do about the form's draft where a notice asks. */
export function useDraftChoices(parts: Parts) {
	const { t } = useI18n();
	const { dialogs } = usePorts();
	const { session, started, storage, autosaver, user, discardAll } = parts;
	return {
		takeOther: (other: Draft) => takeOther(parts, other),
		async saveMine(other: Draft) {
			await autosaver.saveMine(other);
			await forgetBeforeLogin(storage, session.draftName ?? session.artefact.document.id, user);
		},
		/** Discards what is typed, once the person is sure. */
		async discard() {
			const sure = await dialogs.confirm({
				text: isPerCase(session.artefact.document)
					? t("Discard this draft? It cannot be brought back.")
					: t("Discard this draft, on all your devices? It cannot be brought back."),
				confirm: t("Discard"),
			});
			if (!sure) return;
			await discardAll();
			started.startAfresh({ pressed: true });
		},
		/** Begins with nothing where the draft has ended anyway. */
		async startAnew() {
			await autosaver.discard();
			started.startAfresh({ pressed: true });
		},
		renew: (ended: EndedDraft | undefined) => renew(parts, ended),
		changeBack: async () => {
			const { earlierDraft } = await loadVersionChange();
			const earlier = await earlierDraft(parts, { t, dialogs });
			if (earlier) await takeOther(parts, earlier);
		},
		changeVersion: async (how: VersionChange = {}) => (await loadVersionChange()).changeVersion(parts, how),
	};
}
