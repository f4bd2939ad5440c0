import type { ReactNode } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { Receipt } from "../after/receipt.ts";
import { useChoicesInAddress } from "../choices/use-choices-in-address.ts";
import { formClasses } from "../classes.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useDraftChoices } from "../drafts/use-draft-choices.ts";
import { useKeptFiles } from "../drafts/use-kept-files.ts";
import { type Look, useServerLook } from "../drafts/use-server-look.ts";
import { BegunNotices } from "../notices/BegunNotices.tsx";
import { useFollowedPrefills } from "../start/use-followed-prefills.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import type { Answers } from "../state/answers-store.ts";
import { FormSessionProvider } from "../state/form-session.ts";
import { FormBody } from "./FormBody.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { useSent } from "./use-sent.ts";
import { useSession } from "./use-session.ts";
import { useTold } from "./use-told.ts";

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
	const { start, settled, beginAfresh, beginWith } = begun;
	const { session, checker, announcements } = useSession(start, render);
	useTold(session, begun);
	useFollowedPrefills(session);
	useChoicesInAddress(session, place === "page");
	const user = usePorts().session.user?.id ?? "";
	const draft = useDraft(session, start, storage, user);
	const { keeper, endDraft, setEnded } = draft;
	const { id, draft: keeps } = session.artefact.document;
	useKeptFiles(session, checker, draft, keeps === false ? undefined : user);
	const discardAll = () => endDraft("discarded");
	const choices = useDraftChoices({ session, begun, storage, keeper, user, discardAll });
	const sent = useSent(session, draft, onSent);
	const beforeSending = async (values: Answers) => {
		const sent = await draft.leftAccount(values);
		await Promise.race([keeper.saveNow(), soon()]);
		return sent;
	};
	const look: Look = {
		...{ session, keeper, storage, user },
		onTaken(theirs) {
			keeper.end();
			void beginWith(theirs);
		},
		onEnded(what, lost) {
			if (lost) setEnded(what);
			else void keeper.discard().then(() => beginAfresh({ before: what }));
		},
	};
	const looked = useServerLook(look, keeps !== false);
	return (
		<FormSessionProvider value={session}>
			<div className={formClasses.whole}>
				<LiveRegion announcements={announcements} />
				<BegunNotices begun={begun} draft={draft} choices={choices} pressed={sent.pressed} />
				<FormBody
					checker={checker}
					inAddress={place === "page"}
					settled={settled && looked}
					submission={{ form: id, form_hash: session.hash, release: start.release }}
					keyNow={keeper.key}
					beforeSending={beforeSending}
					onSent={sent.finish}
					onSentBefore={sent.sentBefore}
				/>
			</div>
		</FormSessionProvider>
	);
}
