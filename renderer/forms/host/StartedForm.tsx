import { type ReactNode, useState } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { Receipt } from "../after/receipt.ts";
import { FormAlerts } from "../alerts/FormAlerts.tsx";
import { useChoicesInAddress } from "../choices/use-choices-in-address.ts";
import { formClasses } from "../classes.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useDraftChoices } from "../drafts/use-draft-choices.ts";
import { type ServerPoll, useServerLook } from "../drafts/use-server-poll.ts";
import { useStoredFiles } from "../drafts/use-stored-files.ts";
import { QueuedForm } from "../queue/QueuedForm.tsx";
import { useFormQueue } from "../queue/use-form-queue.ts";
import { useFollowedPrefills } from "../start/use-followed-prefills.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import { FormSessionProvider } from "../state/form-session.ts";
import type { FormValues } from "../state/values-store.ts";
import { FormBody } from "./FormBody.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { useSent } from "./use-sent.ts";
import { useSession } from "./use-session.ts";
import { useStartAnnouncements } from "./use-start-announcements.ts";

/** On a page of its own a form leads on when sent; in a dialog it only tells who opened it. */
export type FormPlace = "page" | "dialog";

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
	useFollowedPrefills(session);
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
		...{ session, autosaver, storage, user },
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
	const looked = useServerLook(look, draftName === id);
	return (
		<FormSessionProvider value={session}>
			<div className={formClasses.whole}>
				<LiveRegion announcements={announcements} />
				<FormAlerts
					started={started}
					draft={draft}
					choices={choices}
					pressed={sent.pressed}
					withdrawn={withdrawn}
					ofPage={storage.isOfPage === true}
				/>
				{queue.queued && <QueuedForm {...queue.queued} />}
				<FormBody
					hidden={queue.queued !== undefined}
					queue={queue.put}
					late={queue.late}
					validation={validation}
					inAddress={place === "page"}
					settled={settled && looked}
					submission={{ form: id, form_hash: session.hash, release: start.release }}
					keyNow={autosaver.key}
					beforeSubmitting={beforeSubmitting}
					onSent={sent.finish}
					onSentBefore={sent.sentBefore}
					onWithdrawn={() => {
						setWithdrawn(true);
						refresh();
					}}
				/>
			</div>
		</FormSessionProvider>
	);
}
