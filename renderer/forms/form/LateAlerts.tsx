import type { ReactNode } from "react";
import { uploadId } from "../../../schemas/rules/questions/uploads-in.ts";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../fields/classes.ts";
import { AlertButton, FormAlert } from "../fields/FormAlert.tsx";
import type { FormStart } from "../model/start.ts";

/** The draft that stood here has ended meanwhile, so the form is empty. */
export function EndedBeforeAlert({ before: { how, number, ended_at } }: { before: EndedDraft }): ReactNode {
	const { t, format } = useI18n();
	const at = format(ended_at, "relative");
	return (
		<FormAlert>
			<p>
				{how === "sent"
					? t("What you had typed here has been sent ({at}). Its case has the number {number}.", {
							at,
							number: number ?? "",
						})
					: t("What you had typed here was discarded in another place ({at}).", { at })}
			</p>
		</FormAlert>
	);
}

type MigratedProps = Pick<FormStart, "attachments"> &
	Required<Pick<FormStart, "dropped">> &
	Pick<FormStart, "added" | "handedOver" | "forced"> & {
		/** Goes back to the draft as it was; undefined where its version cannot be had any more. */
		onBack: (() => void) | undefined;
	};

/** The answers are those of the version before, or of another form: which of them had no place, and what is asked besides. */
export function MigratedAlert({
	dropped,
	added = [],
	attachments,
	handedOver,
	forced,
	onBack,
}: MigratedProps): ReactNode {
	const { t, format, text } = useI18n();
	/** A file by its name: its id says nothing. */
	const named = (entry: unknown) => attachments[uploadId(entry) ?? ""]?.name ?? entry;
	const shown = (value: unknown) =>
		Array.isArray(value) ? format(value.map(named), "list") : format(named(value), "text");
	return (
		<FormAlert>
			<p>
				{t(
					handedOver
						? "What you had typed has come along to this form. It is kept in the other one, too."
						: forced
							? "The version that you had begun was withdrawn. What you had typed has been carried over to the one in force: please check it, and send it."
							: "You are on the new version. What you had typed has been carried over.",
				)}
			</p>
			{dropped.length > 0 && (
				<>
					<p>{t(handedOver ? "This form does not ask for these:" : "The new version does not ask for these:")}</p>
					<ul className={formClasses.dropped}>
						{dropped.map(({ pointer, title, value }) => (
							<li key={pointer}>{t("{place}: {text}", { place: text(title), text: shown(value) })}</li>
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
			{onBack && <AlertButton onClick={onBack}>{t("Go back to the version before")}</AlertButton>}
		</FormAlert>
	);
}
