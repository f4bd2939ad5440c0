import { useI18n } from "../../../i18n/i18n-context.ts";
import { widgetClasses } from "../../classes.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useIsAnonymous } from "../../state/use-is-anonymous.ts";

/** Says beside a file that it may still tell who made it, while the form is anonymous. */
export function DisclosingFile({ upload }: { upload: string }) {
	const { t } = useI18n();
	const { attachments } = useFormSession();
	const isDisclosing = useIsAnonymous() && attachments.at(upload)?.keeps_metadata === true;
	return (
		isDisclosing && (
			<p className={widgetClasses.problem} role="alert">
				{t("This file may still tell who made it: that could not be removed from it.")}
			</p>
		)
	);
}

/** Says at a field for files what becomes of their names while the form is anonymous. */
export function AnonymousFiles({ id }: { id: string }) {
	const { t } = useI18n();
	return (
		<p className={widgetClasses.takes} id={id}>
			{t(
				"You give no name: your files get new names, and what they tell of who made them is removed. Where that is not possible, it is said beside the file.",
			)}
		</p>
	);
}
