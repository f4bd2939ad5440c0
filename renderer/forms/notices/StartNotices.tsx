import { uploadId } from "../../../schemas/rules/uploads-in.ts";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import type { Draft } from "../drafts/draft.ts";
import type { FormStart } from "../start/form-start.ts";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";

type MigratedProps = Pick<FormStart, "attachments"> &
	Required<Pick<FormStart, "dropped">> &
	Pick<FormStart, "added"> & {
		/** Goes back to the draft as it was; undefined where its version cannot be had any more. */
		onBack: (() => void) | undefined;
	};

/** The answers are those of the version before: which of them had no place, and what is asked besides. */
function MigratedNotice({ dropped, added = [], attachments, onBack }: MigratedProps) {
	const { t, format, text } = useI18n();
	/** A file by its name: its id says nothing. */
	const named = (entry: unknown) => attachments[uploadId(entry) ?? ""]?.name ?? entry;
	const said = (value: unknown) =>
		Array.isArray(value) ? format(value.map(named), "list") : format(named(value), "text");
	return (
		<FormNotice>
			<p>{t("You are on the new version. What you had typed has been carried over.")}</p>
			{dropped.length > 0 && (
				<>
					<p>{t("The new version does not ask for these:")}</p>
					<ul className={formClasses.dropped}>
						{dropped.map(({ pointer, title, value }) => (
							<li key={pointer}>
								{text(title)}: {said(value)}
							</li>
						))}
					</ul>
				</>
			)}
			{added.length > 0 && (
				<>
					<p>{t("It asks for these as well:")}</p>
					<ul className={formClasses.dropped}>
						{added.map((title) => (
							<li key={title}>{text(title)}</li>
						))}
					</ul>
				</>
			)}
			{onBack && <NoticeButton onClick={onBack}>{t("Go back to the version before")}</NoticeButton>}
		</FormNotice>
	);
}

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

function RestoredNotice({ restored, onDiscard }: { restored: Draft; onDiscard(): void }) {
	const { t, format } = useI18n();
	const at = format(new Date(restored.saved_at).toISOString(), "relative");
	return (
		<FormNotice>
			<p>{t("What you typed has been restored (saved {at}).", { at })}</p>
			<NoticeButton onClick={onDiscard}>{t("Discard and start again")}</NoticeButton>
		</FormNotice>
	);
}

type Props = { start: FormStart; onDiscard(): void; onBack(): void };

/** Where the answers on the screen come from: a draft that was restored, or the version before. */
export function StartNotices({ start, onDiscard, onBack }: Props) {
	const { dropped, added, attachments, before, restored } = start;
	const back = restored ? undefined : onBack;
	if (dropped) return <MigratedNotice dropped={dropped} added={added} attachments={attachments} onBack={back} />;
	if (before) return <EndedBeforeNotice before={before} />;
	return restored && <RestoredNotice restored={restored} onDiscard={onDiscard} />;
}
