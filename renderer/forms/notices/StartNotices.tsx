import { lazy, Suspense } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { Draft } from "../drafts/draft.ts";
import type { FormStart } from "../start/form-start.ts";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";

/** Seldom needed: where it cannot be had, the answers stand there all the same. */
const MigratedNotice = lazy(() =>
	import("./MigratedNotice.tsx").then(
		({ MigratedNotice }) => ({ default: MigratedNotice }),
		() => ({ default: () => null }),
	),
);

/** The draft that stood here has ended meanwhile, so the form is empty. */
function EndedBeforeNotice({ before: { how, number, ended_at } }: { before: EndedDraft }) {
	const { t, format } = useI18n();
	const at = format(ended_at, "relative");
	return (
		<FormNotice>
			<p>
				{how === "sent"
					? t("What you had typed here has been sent ({at}). Its case has the number {number}.", {
							at,
							number: number ?? "",
						})
					: t("What you had typed here was discarded in another place ({at}).", { at })}
			</p>
		</FormNotice>
	);
}

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
	const { dropped, added, attachments, before, restored, hasEarlier } = start;
	const back = restored && !hasEarlier ? undefined : onBack;
	if (dropped)
		return (
			<Suspense>
				<MigratedNotice dropped={dropped} added={added} attachments={attachments} onBack={back} />
			</Suspense>
		);
	if (before) return <EndedBeforeNotice before={before} />;
	return restored && <RestoredNotice restored={restored} onDiscard={onDiscard} onBack={back} />;
}
