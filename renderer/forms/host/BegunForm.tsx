import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { ConflictNotice } from "../notices/ConflictNotice.tsx";
import { StartNotices } from "../notices/StartNotices.tsx";
import { VersionNotice } from "../notices/VersionNotice.tsx";
import { FormSessionProvider } from "../state/form-session.ts";
import { AfterForm } from "./AfterForm.tsx";
import { FormBody } from "./FormBody.tsx";
import { draftStart } from "./form-start.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { useDraft } from "./use-draft.ts";
import type { useFormStart } from "./use-form-start.ts";
import { useSession } from "./use-session.ts";

/** On a page of its own a form leads on when sent; in a dialog it only tells who opened it. */
export type Place = "page" | "dialog";

type Props = {
	begun: ReturnType<typeof useFormStart>;
	place: Place;
	storage: DraftStorage;
	render: RenderBlocks;
	onDone: ((result: unknown) => void) | undefined;
};

/** Storage that does not answer must not keep a form from being sent. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** A form from its first answer to its sending, in one version. */
export function BegunForm({ begun, place, storage, render, onDone }: Props): ReactNode {
	const { start, settled, newer, touched, begin, beginAfresh, accept } = begun;
	const { session, checker, announcements } = useSession(start, render);
	const { session: reader, onAction } = usePorts();
	const user = reader.user?.id ?? "";
	const { keeper, conflict, discard, settle } = useDraft(session, start, storage, user);
	const [sent, setSent] = useState<{ result: unknown }>();
	useEffect(() => {
		touched.current = session.answers.touched;
	}, [touched, session]);
	const id = session.artefact.document.id;

	const change = async () => {
		session.answers.flush();
		await keeper.saveNow();
		const old = await storage.read(id, user);
		if (old) await storage.keepCopy(id, user, old);
		keeper.end();
		const { key } = start;
		accept(session.answers.all(), { attachments: session.attachments.all(), base: old?.version ?? 0, key });
	};
	const finish = async (result: unknown) => {
		onAction?.(`submit ${id}`);
		await discard();
		setSent({ result });
	};
	if (sent)
		return <AfterForm session={session} place={place} result={sent.result} onDone={onDone} onAgain={beginAfresh} />;
	return (
		<FormSessionProvider value={session}>
			<LiveRegion announcements={announcements} />
			<StartNotices start={start} onDiscard={() => void discard().then(beginAfresh)} />
			{newer && session.answers.touched() && <VersionNotice onAccept={() => void change()} />}
			{conflict && (
				<ConflictNotice
					onTheirs={() => {
						keeper.end();
						begin(draftStart(start.form, conflict));
					}}
					onMine={() => {
						settle();
						void keeper.keepMine(conflict);
					}}
				/>
			)}
			<FormBody
				checker={checker}
				inAddress={place === "page"}
				settled={settled}
				submission={{ form: id, form_hash: session.hash, release: start.release, idempotency_key: start.key }}
				beforeSending={() => Promise.race([keeper.saveNow(), soon()])}
				onSent={finish}
			/>
		</FormSessionProvider>
	);
}
