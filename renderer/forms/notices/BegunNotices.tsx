import { useEffect } from "react";
import { useRelease } from "../../loader/release-context.tsx";
import type { useDraft } from "../drafts/use-draft.ts";
import type { useDraftChoices } from "../drafts/use-draft-choices.ts";
import { focusBegun } from "../start/focus-begun.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import { useFormSession } from "../state/form-session.ts";
import { useLatest } from "../state/use-latest.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { EndedNotice } from "./EndedNotice.tsx";
import { GoneNotice } from "./GoneNotice.tsx";
import { StartNotices } from "./StartNotices.tsx";
import { UnkeptNotice } from "./UnkeptNotice.tsx";
import { VersionNotice } from "./VersionNotice.tsx";

type Props = {
	begun: ReturnType<typeof useFormStart>;
	draft: ReturnType<typeof useDraft>;
	choices: ReturnType<typeof useDraftChoices>;
	/** Whether the form's end answers a press of its own. */
	pressed: boolean;
};

/** What stands above a form's questions: where its answers come from, what has become of them, and what to do then. */
export function BegunNotices({ begun: { start, newer, gone }, draft, choices, pressed }: Props) {
	const { answers, artefact, hash } = useFormSession();
	const isRevoked = useRelease().current?.revoked?.includes(hash) === true;
	const mustMigrate = isRevoked && newer !== undefined && answers.touched();
	const changeVersion = useLatest(choices.changeVersion);
	useEffect(() => {
		// What was begun on a version that was taken back could not be sent.
		if (mustMigrate) void changeVersion.current();
	}, [mustMigrate, changeVersion]);
	const { ended, conflict, settle } = draft;
	const onMine = () => {
		settle();
		focusBegun(artefact.document.id);
		if (conflict) void choices.keepMine(conflict);
	};
	return (
		<>
			{!ended && (
				<StartNotices start={start} onDiscard={() => void choices.discard()} onBack={() => void choices.changeBack()} />
			)}
			{ended && (
				<EndedNotice
					ended={ended}
					takesFocus={pressed}
					onAnew={() => void choices.beginAnew()}
					onKeep={() => void choices.renew(ended)}
				/>
			)}
			{!draft.kept && <UnkeptNotice />}
			{gone && <GoneNotice />}
			{newer && !isRevoked && answers.touched() && <VersionNotice onAccept={() => void choices.changeVersion()} />}
			{conflict && !ended && <ConflictNotice onTheirs={() => void choices.takeOther(conflict)} onMine={onMine} />}
		</>
	);
}
