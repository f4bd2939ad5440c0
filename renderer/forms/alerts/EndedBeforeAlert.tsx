import type { ReactNode } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { FormAlert } from "./FormAlert.tsx";

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
