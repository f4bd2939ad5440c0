import { useEffect, useRef } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { WholeNumbers } from "../../view-parts/whole-numbers/WholeNumbers.tsx";
import { AlertButton } from "./AlertButton.tsx";
import { FormAlert } from "./FormAlert.tsx";
import { useOnceSent } from "./use-once-sent.ts";

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
