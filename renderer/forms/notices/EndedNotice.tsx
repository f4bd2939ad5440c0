import { useEffect, useRef } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { WholeNumbers } from "../../view-parts/whole-numbers/WholeNumbers.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";
import { useOnceSent } from "./use-once-sent.ts";

type Props = {
	ended: EndedDraft;
	/** Whether it answers a press: then the focus goes there, as it may stand out of sight. */
	takesFocus: boolean;
	onAnew(): void;
	onKeep(): void;
};

/** What is on the screen was sent or discarded elsewhere: it is not sent again by mistake, nor lost. */
export function EndedNotice({ ended, takesFocus, onAnew, onKeep }: Props) {
	const { t, format } = useI18n();
	const { press, waits } = useOnceSent(onKeep);
	const said = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (takesFocus) said.current?.focus();
	}, [takesFocus]);
	const at = format(ended.ended_at, "relative");
	return (
		<FormNotice tone="warning">
			<p ref={said} tabIndex={-1}>
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
			<NoticeButton onClick={onAnew}>{t("Begin a new one")}</NoticeButton>
			<NoticeButton onClick={press}>{t("Keep these answers for a new one")}</NoticeButton>
			{waits && <p>{waits}</p>}
		</FormNotice>
	);
}
