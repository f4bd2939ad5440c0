import { Suspense, useEffect } from "react";
import type { Draft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { AlertButton, FormAlert } from "../fields/FormAlert.tsx";
import { lazyOrNothing } from "../fields/lazy-or-nothing.ts";
import { useFormSession } from "../hooks/form-session.ts";
import type { useDraft } from "../hooks/use-draft.ts";
import type { useDraftChoices } from "../hooks/use-draft-choices.ts";
import { useLatest } from "../hooks/use-latest.ts";
import type { FormStart } from "../model/start.ts";
import { ConflictAlert, EndedAlert, VersionAlert } from "./DraftAlerts.tsx";
import { focusStarted } from "./followed-values.ts";
import type { useFormStart } from "./use-form-start.ts";

/** A release has taken the form back: who has started it may finish. */
function GoneAlert() {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>{t("This form has been taken back. You can still finish and send it.")}</p>
		</FormAlert>
	);
}

/** The device keeps no draft: its storage is denied or full, or does not respond. */
function NotStoredAlert() {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>{t("What you type can't be kept on this device; it may be lost when you leave this page.")}</p>
		</FormAlert>
	);
}

/** What is typed about a case that is known by its code alone leaves nothing on the device, and so ends with the page. */
function OfPageAlert() {
	const { t } = useI18n();
	return (
		<FormAlert>
			<p>
				{t(
					"Nothing of what you type here is stored on this device. It stays while this page is open: close or reload it, and what you have not sent is gone.",
				)}
			</p>
		</FormAlert>
	);
}

/** Seldom needed, and only after the server has answered. */
const EndedBeforeAlert = lazyOrNothing(() => import("./LateAlerts.tsx").then((module) => module.EndedBeforeAlert));

/** Seldom needed: where it cannot be had, the answers stand there all the same. */
const MigratedAlert = lazyOrNothing(() => import("./LateAlerts.tsx").then((module) => module.MigratedAlert));

type RestoredProps = { restored: Draft; onDiscard(): void; onBack: (() => void) | undefined };

function RestoredAlert({ restored, onDiscard, onBack }: RestoredProps) {
	const { t, format } = useI18n();
	const at = format(new Date(restored.saved_at).toISOString(), "relative");
	return (
		<FormAlert>
			<p>{t("What you typed has been restored (saved {at}).", { at })}</p>
			<AlertButton onClick={onDiscard}>{t("Discard and start again")}</AlertButton>
			{onBack && <AlertButton onClick={onBack}>{t("Go back to the version before")}</AlertButton>}
		</FormAlert>
	);
}

type StartAlertsProps = { start: FormStart; onDiscard(): void; onBack(): void };

/** Where the answers on the screen come from: a draft that was restored, or the version before. */
function StartAlerts({ start, onDiscard, onBack }: StartAlertsProps) {
	const { dropped, added, attachments, before, restored, hasEarlier, handedOver, forced } = start;
	const back = (restored && !hasEarlier) || handedOver || forced ? undefined : onBack;
	if (dropped)
		return (
			<Suspense>
				<MigratedAlert
					dropped={dropped}
					added={added}
					attachments={attachments}
					handedOver={handedOver}
					forced={forced}
					onBack={back}
				/>
			</Suspense>
		);
	if (before)
		return (
			<Suspense>
				<EndedBeforeAlert before={before} />
			</Suspense>
		);
	return restored && <RestoredAlert restored={restored} onDiscard={onDiscard} onBack={back} />;
}

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
