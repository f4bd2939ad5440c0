import { Suspense } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { Draft } from "../drafts/draft.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import type { FormStart } from "../start/form-start.ts";
import { AlertButton } from "./AlertButton.tsx";
import { FormAlert } from "./FormAlert.tsx";

/** Seldom needed, and only after the server has answered. */
const EndedBeforeAlert = lazyOrNothing(() =>
	import("./EndedBeforeAlert.tsx").then((module) => module.EndedBeforeAlert),
);

/** Seldom needed: where it cannot be had, the answers stand there all the same. */
const MigratedAlert = lazyOrNothing(() => import("./MigratedAlert.tsx").then((module) => module.MigratedAlert));

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

type Props = { start: FormStart; onDiscard(): void; onBack(): void };

/** Where the answers on the screen come from: a draft that was restored, or the version before. */
export function StartAlerts({ start, onDiscard, onBack }: Props) {
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
