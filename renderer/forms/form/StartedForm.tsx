import { type ReactNode, useState } from "react";
import type { RenderBlocks } from "../../block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../fields/classes.ts";
import { FormSessionProvider, useStored } from "../hooks/form-session.ts";
import { useDraft } from "../hooks/use-draft.ts";
import { useDraftChoices } from "../hooks/use-draft-choices.ts";
import { useFormTrial } from "../hooks/use-form-trial.ts";
import { useFormQueue } from "../hooks/use-queue.ts";
import { type ServerPoll, useServerLook } from "../hooks/use-server-poll.ts";
import { useStoredFiles } from "../hooks/use-stored-files.ts";
import { firstId } from "../model/draft-place.ts";
import type { Announcements } from "../model/session.ts";
import type { FormPlace, Receipt } from "../model/submission.ts";
import type { FormValues } from "../model/values.ts";
import { FormAlerts } from "./FormAlerts.tsx";
import { FormBody } from "./FormBody.tsx";
import { useChoicesInAddress, useFollowedPrefills, useStartAnnouncements } from "./followed-values.ts";
import { QueuedForm } from "./QueuedForm.tsx";
import type { useFormStart } from "./use-form-start.ts";
import { useSent } from "./use-receipt.ts";
import { useSession } from "./use-session.ts";

/** Reads out what the form announces. */
function LiveRegion({ announcements }: { announcements: Announcements }) {
	const text = useStored(announcements.subscribe, announcements.last);
	return (
		<div className={skin.visuallyHidden()} aria-live="polite" role="log">
			{text}
		</div>
	);
}

type Props = {
	started: ReturnType<typeof useFormStart>;
	place: FormPlace;
	render: RenderBlocks;
	onSent(receipt: Omit<Receipt, "user">): void;
};

/** Storage that does not answer must not keep a form from being sent. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** A form from its first answer to its sending, in one version. */
export function StartedForm({ started, place, render, onSent }: Props): ReactNode {
	const { start, settled, startAfresh, startWith, draftName, storage } = started;
	const { session, validation, announcements } = useSession(start, draftName, render);
	useStartAnnouncements(session, started);
	useFormTrial(session);
	useFollowedPrefills(session, started.given);
	useChoicesInAddress(session, place === "page");
	const { session: login, refresh } = usePorts();
	const user = login.user?.id ?? "";
	const [withdrawn, setWithdrawn] = useState(false);
	const draft = useDraft(session, start, storage, user);
	const { autosaver, endDraft, setEnded } = draft;
	const { id } = session.artefact.document;
	useStoredFiles(session, validation, draft, draftName === undefined || storage.isOfPage ? undefined : user);
	const discardAll = () => endDraft("discarded");
	const choices = useDraftChoices({ session, started, storage, autosaver, user, discardAll });
	const sent = useSent(session, draft, onSent);
	const beforeSubmitting = async (values: FormValues) => {
		const sent = await draft.leftAccount(values);
		await Promise.race([autosaver.saveNow(), soon()]);
		return sent;
	};
	const look: ServerPoll = {
		form: firstId(session.artefact.document),
		session,
		autosaver,
		storage,
		user,
		onTaken(theirs) {
			autosaver.end();
			void startWith(theirs);
		},
		onEnded(what, lost) {
			if (lost) setEnded(what);
			else void autosaver.discard().then(() => startAfresh({ before: what }));
		},
	};
	const queue = useFormQueue(session, { autosaver, place, onSent: sent.finish });
	const looked = useServerLook(look, draftName === look.form);
	return (
		<FormSessionProvider value={session}>
			<div className={formClasses.whole}>
				<LiveRegion announcements={announcements} />
				{queue.queued ? (
					<QueuedForm {...queue.queued} />
				) : (
					<FormAlerts
						started={started}
						draft={draft}
						choices={choices}
						pressed={sent.pressed}
						withdrawn={withdrawn}
						ofPage={storage.isOfPage === true}
					/>
				)}
				<FormBody
					hidden={queue.queued !== undefined}
					validation={validation}
					inAddress={place === "page"}
					settled={settled && looked}
					submitting={{
						submission: { form: id, form_hash: session.hash, release: start.release },
						keyNow: autosaver.key,
						beforeSubmitting,
						queue: queue.put,
						late: queue.late,
						onSent: sent.finish,
						onSentBefore: sent.sentBefore,
						onWithdrawn() {
							setWithdrawn(true);
							refresh();
						},
					}}
				/>
			</div>
		</FormSessionProvider>
	);
}
