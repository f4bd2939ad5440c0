import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { WholeNumbers } from "../../view-parts/whole-numbers/WholeNumbers.tsx";
import { AlertButton, FormAlert } from "../fields/FormAlert.tsx";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { heldUpText } from "../model/uploads.ts";

/**
 * A press that takes the form from the screen and starts another with its values: it is done once every file chosen in
 * it is a value. What it waits for, if anything, is said by `waits`.
 */
function useOnceSent(act: () => void): { press(): void; waits: string } {
	const { uploads } = useFormSession();
	const i18n = useI18n();
	const [pressed, setPressed] = useState(false);
	const heldUp = useStored(uploads.subscribe, () =>
		uploads
			.heldUp()
			.map((held) => heldUpText(held, i18n))
			.join(". "),
	);
	const due = pressed && heldUp === "";
	const actNow = useEffectEvent(act);
	useEffect(() => {
		if (due) actNow();
	}, [due]);
	return { press: () => setPressed(true), waits: pressed ? heldUp : "" };
}

/** Another tab has gone on with the same form: neither overwrites the other unasked. */
export function ConflictAlert({ onTheirs, onMine }: { onTheirs(): void; onMine(): void }) {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>
				{t(
					"This form was also filled in elsewhere: earlier, in another tab, on another device or before you logged in. Which answers shall be kept?",
				)}
			</p>
			<AlertButton onClick={onTheirs}>{t("Take the others")}</AlertButton>
			<AlertButton onClick={onMine}>{t("Keep these")}</AlertButton>
		</FormAlert>
	);
}

type Props = {
	ended: EndedDraft;
	/** Whether it responds to a press: then the focus goes there, as it may stand out of sight. */
	takesFocus: boolean;
	onAnew(): void;
	onKeep(): void;
};

/** What is on the screen was sent or discarded elsewhere: it is not sent again by mistake, nor lost. */
export function EndedAlert({ ended, takesFocus, onAnew, onKeep }: Props) {
	const { t, format } = useI18n();
	const { press, waits } = useOnceSent(onKeep);
	const shown = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (takesFocus) shown.current?.focus();
	}, [takesFocus]);
	const at = format(ended.ended_at, "relative");
	return (
		<FormAlert tone="warning">
			<p ref={shown} tabIndex={-1}>
				{ended.how === "sent" ? (
					<WholeNumbers
						text={t("This form has already been sent ({at}). Its case has the number {number}.", {
							at,
							number: ended.number ?? "",
						})}
					/>
				) : (
					t("This draft was discarded in another place ({at}).", { at })
				)}
			</p>
			<AlertButton onClick={onAnew}>{t("Begin a new one")}</AlertButton>
			<AlertButton onClick={press}>{t("Keep these answers for a new one")}</AlertButton>
			{waits && <p>{waits}</p>}
		</FormAlert>
	);
}

/** The form has changed since it was started: go on with the new version, or finish the old. */
export function VersionAlert({ onAccept }: { onAccept(): void }) {
	const { t } = useI18n();
	const { press, waits } = useOnceSent(onAccept);
	return (
		<FormAlert>
			<p>
				{t(
					"This form has been updated since you began. You can finish this version, or change to the new one: what you have typed is carried over.",
				)}
			</p>
			<AlertButton onClick={press}>{t("Use the new version")}</AlertButton>
			{waits && <p>{waits}</p>}
		</FormAlert>
	);
}
