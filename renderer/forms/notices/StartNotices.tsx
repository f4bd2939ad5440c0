import { uploadId } from "../../../schemas/rules/uploads-in.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import type { FormStart } from "../start/form-start.ts";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";

/** Where the answers on the screen come from: a draft that was restored, or the version before. */
export function StartNotices({ start, onDiscard }: { start: FormStart; onDiscard(): void }) {
	const { t, format, text } = useI18n();
	/** A file by its name: its id says nothing. */
	const named = (entry: unknown) => start.attachments[uploadId(entry) ?? ""]?.name ?? entry;
	if (start.dropped) {
		return (
			<FormNotice>
				<p>{t("You are on the new version. What you had typed has been carried over.")}</p>
				{start.dropped.length > 0 && (
					<>
						<p>{t("The new version does not ask for these; your earlier draft is kept:")}</p>
						<ul className={formClasses.dropped}>
							{start.dropped.map(({ pointer, title, value }) => (
								<li key={pointer}>
									{text(title)}:{" "}
									{Array.isArray(value) ? format(value.map(named), "list") : format(named(value), "text")}
								</li>
							))}
						</ul>
					</>
				)}
				{start.added && start.added.length > 0 && (
					<>
						<p>{t("It asks for these as well:")}</p>
						<ul className={formClasses.dropped}>
							{start.added.map((title) => (
								<li key={title}>{text(title)}</li>
							))}
						</ul>
					</>
				)}
			</FormNotice>
		);
	}
	if (start.before) {
		const { how, number, ended_at } = start.before;
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
	if (!start.restored) return null;
	const at = format(new Date(start.restored.saved_at).toISOString(), "relative");
	return (
		<FormNotice>
			<p>{t("What you typed has been restored (saved {at}).", { at })}</p>
			<NoticeButton onClick={onDiscard}>{t("Discard and start again")}</NoticeButton>
		</FormNotice>
	);
}
