import type { Translator } from "../../../schemas/i18n/translator.ts";
import type { HeldUp } from "../state/uploads-store.ts";

/** Why the form does not go on while a field's files are not answers yet: none is left behind unsaid. */
export const heldUpText = ({ label, stopped }: Omit<HeldUp, "pointer">, { t }: Translator): string =>
	stopped
		? t("{title}: a file has not been sent. Send it again or remove it", { title: label })
		: t("{title}: please wait until every file has been sent", { title: label });
