import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { answersFor, numberOf, type Receipt } from "../after/receipt.ts";
import { useChoicesInAddress } from "../choices/use-choices-in-address.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useDraftChoices } from "../drafts/use-draft-choices.ts";
import { useServerLook } from "../drafts/use-server-look.ts";
import { ConflictNotice } from "../notices/ConflictNotice.tsx";
import { EndedNotice } from "../notices/EndedNotice.tsx";
import { GoneNotice } from "../notices/GoneNotice.tsx";
import { StartNotices } from "../notices/StartNotices.tsx";
import { VersionNotice } from "../notices/VersionNotice.tsx";
import type { SentBefore } from "../sending/use-sending.ts";
import { focusBegun } from "../start/focus-begun.ts";
import { useFollowedPrefills } from "../start/use-followed-prefills.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import { FormSessionProvider } from "../state/form-session.ts";
import { FormBody } from "./FormBody.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { useSession } from "./use-session.ts";

/** On a page of its own a form leads on when sent; in a dialog it only tells who opened it. */
export type Place = "page" | "dialog";

type Props = {
	begun: ReturnType<typeof useFormStart>;
	place: Place;
	storage: DraftStorage;
	render: RenderBlocks;
	onSent(receipt: Omit<Receipt, "user">): void;
};

/** Storage that does not answer must not keep a form from being sent. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** A form from its first answer to its sending, in one version. */
export function BegunForm({ begun, place, storage, render, onSent }: Props): ReactNode {
	const { start, settled, newer, gone, touched, beginAfresh, beginWith } = begun;
	const { session, checker, announcements } = useSession(start, render);
	useFollowedPrefills(session);
	useChoicesInAddress(session, place === "page");
	const { session: reader, onAction, holds } = usePorts();
	const user = reader.user?.id ?? "";
	const { keeper, conflict, ended, endDraft, settle, setEnded } = useDraft(session, start, storage, user);
	const pressed = useRef(false);
	const { document } = session.artefact;
	const discardAll = () => endDraft("discarded");
	const choices = useDraftChoices({ session, begun, storage, keeper, user, discardAll });
	useEffect(() => {
		touched.current = session.answers.touched;
	}, [touched, session]);
	useEffect(() => holds.hold(session.answers.touched), [holds, session]);
	useEffect(() => {
		if (start.pressed) focusBegun(session.artefact.document.id);
	}, [start, session]);
	const look = {
		session,
		keeper,
		storage,
		user,
		onTaken: (draft: Parameters<typeof beginWith>[0]) => {
			keeper.end();
			void beginWith(draft);
		},
		onEnded: (what: NonNullable<typeof ended>, lost: boolean) => {
			if (lost) setEnded(what);
			else void keeper.discard().then(() => beginAfresh({ before: what }));
		},
	};
	const looked = useServerLook(look, document.draft !== false);

	const finish = async (result: unknown) => {
		onAction?.(`submit ${document.id}`);
		await endDraft("sent", numberOf(result));
		const answers = answersFor(document.after, session.answers.all());
		onSent({ form: document.id, hash: session.hash, result, answers });
	};
	const sentBefore = ({ number, at }: SentBefore) => {
		pressed.current = true;
		setEnded({ form: document.id, idempotency_key: keeper.key(), how: "sent", number, ended_at: at });
	};
	return (
		<FormSessionProvider value={session}>
			<LiveRegion announcements={announcements} />
			{!ended && <StartNotices start={start} onDiscard={() => void choices.discard()} />}
			{ended && (
				<EndedNotice
					ended={ended}
					takesFocus={pressed.current}
					onAnew={() => void choices.beginAnew()}
					onKeep={() => void choices.renew()}
				/>
			)}
			{gone && <GoneNotice />}
			{newer && session.answers.touched() && <VersionNotice onAccept={() => void choices.changeVersion()} />}
			{conflict && !ended && (
				<ConflictNotice
					onTheirs={() => void choices.takeOther(conflict)}
					onMine={() => {
						settle();
						focusBegun(document.id);
						void choices.keepMine(conflict);
					}}
				/>
			)}
			<FormBody
				checker={checker}
				inAddress={place === "page"}
				settled={settled && looked}
				submission={{ form: document.id, form_hash: session.hash, release: start.release }}
				keyNow={keeper.key}
				beforeSending={() => Promise.race([keeper.saveNow(), soon()])}
				onSent={finish}
				onSentBefore={sentBefore}
			/>
		</FormSessionProvider>
	);
}
