import { useEffect } from "react";
import { useRelease } from "../../loader/release-context.tsx";
import type { useDraft } from "../drafts/use-draft.ts";
import type { useDraftChoices } from "../drafts/use-draft-choices.ts";
import { focusStarted } from "../start/focus-started.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import { useFormSession } from "../state/form-session.ts";
import { useLatest } from "../state/use-latest.ts";
import { ConflictAlert } from "./ConflictAlert.tsx";
import { EndedAlert } from "./EndedAlert.tsx";
import { GoneAlert } from "./GoneAlert.tsx";
import { NotStoredAlert } from "./NotStoredAlert.tsx";
import { OfPageAlert } from "./OfPageAlert.tsx";
import { StartAlerts } from "./StartAlerts.tsx";
import { VersionAlert } from "./VersionAlert.tsx";

type Props = {
	started: ReturnType<typeof useFormStart>;
	draft: ReturnType<typeof useDraft>;
	choices: ReturnType<typeof useDraftChoices>;
	/** Whether the form's end answers a press of its own. */
	pressed: boolean;
	/** Whether the server has said that it accepts this version no more. */
	withdrawn: boolean;
	/** Whether what is typed is kept nowhere but in this page. */
	ofPage: boolean;
};

/** What stands above a form's questions: where its answers come from, what has become of them, and what to do then. */
export function FormAlerts({ started: { start, newer, gone }, draft, choices, pressed, withdrawn, ofPage }: Props) {
	const { values, artefact, hash } = useFormSession();
	const isRevoked = useRelease().current?.revoked?.includes(hash) === true || withdrawn;
	const mustMigrate = isRevoked && newer !== undefined && values.touched();
	const changeVersion = useLatest(choices.changeVersion);
	useEffect(() => {
		// What was begun on a version that was taken back could not be sent.
		if (mustMigrate) void changeVersion.current({ forced: true });
	}, [mustMigrate, changeVersion]);
	const { ended, conflict, settle } = draft;
	const onMine = () => {
		settle();
		focusStarted(artefact.document.id);
		if (conflict) void choices.saveMine(conflict);
	};
	return (
		<>
			{!ended && (
				<StartAlerts start={start} onDiscard={() => void choices.discard()} onBack={() => void choices.changeBack()} />
			)}
			{ended && (
				<EndedAlert
					ended={ended}
					takesFocus={pressed}
					onAnew={() => void choices.startAnew()}
					onKeep={() => void choices.renew(ended)}
				/>
			)}
			{ofPage && <OfPageAlert />}
			{!draft.isStored && <NotStoredAlert />}
			{gone && <GoneAlert />}
			{newer && !isRevoked && values.touched() && <VersionAlert onAccept={() => void choices.changeVersion()} />}
			{conflict && !ended && <ConflictAlert onTheirs={() => void choices.takeOther(conflict)} onMine={onMine} />}
		</>
	);
}
