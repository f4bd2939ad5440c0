import { Suspense } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { Draft } from "../drafts/draft.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import type { FormStart } from "../start/form-start.ts";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";

/** Seldom needed, and only after the server has answered. */
const EndedBeforeNotice = lazyOrNothing(() =>
	import("./EndedBeforeNotice.tsx").then((module) => module.EndedBeforeNotice),
);

/** Seldom needed: where it cannot be had, the answers stand there all the same. */
const MigratedNotice = lazyOrNothing(() => import("./MigratedNotice.tsx").then((module) => module.MigratedNotice));

type RestoredProps = { restored: Draft; onDiscard(): void; onBack: (() => void) | undefined };

function RestoredNotice({ restored, onDiscard, onBack }: RestoredProps) {
	const { t, format } = useI18n();
	const at = format(new Date(restored.saved_at).toISOString(), "relative");
	return (
		<FormNotice>
			<p>{t("What you typed has been restored (saved {at}).", { at })}</p>
			<NoticeButton onClick={onDiscard}>{t("Discard and start again")}</NoticeButton>
			{onBack && <NoticeButton onClick={onBack}>{t("Go back to the version before")}</NoticeButton>}
		</FormNotice>
	);
}

type Props = { start: FormStart; onDiscard(): void; onBack(): void };

/** Where the answers on the screen come from: a draft that was restored, or the version before. */
export function StartNotices({ start, onDiscard, onBack }: Props) {
	const { dropped, added, attachments, before, restored, hasEarlier, handedOver } = start;
	const back = (restored && !hasEarlier) || handedOver ? undefined : onBack;
	if (dropped)
		return (
			<Suspense>
				<MigratedNotice
					dropped={dropped}
					added={added}
					attachments={attachments}
					handedOver={handedOver}
					onBack={back}
				/>
			</Suspense>
		);
	if (before)
		return (
			<Suspense>
				<EndedBeforeNotice before={before} />
			</Suspense>
		);
	return restored && <RestoredNotice restored={restored} onDiscard={onDiscard} onBack={back} />;
}
