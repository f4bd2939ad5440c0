import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useLoader } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { useFormSession } from "../hooks/form-session.ts";
import { carriedValues } from "../model/migrate-values.ts";
import { handOver } from "../model/start.ts";
import { formClasses } from "./classes.ts";
import { AlertButton } from "./FormAlert.tsx";

type Props = {
	/** Id of the form that asks for what was chosen. */
	form: string;
	label: string;
	/** Where that form stands. */
	href: string;
};

/** What was chosen has a form of its own: leads there, with the values that fit. */
export function OwnFormNotice({ form, label, href }: Props) {
	const { t } = useI18n();
	const session = useFormSession();
	const loader = useLoader();
	const { router } = usePorts();
	const [failed, setFailed] = useState(false);
	const lead = () =>
		loader.loadForm(form).then(
			(target) => {
				handOver(carriedValues(session, target));
				router.navigate(href);
			},
			() => setFailed(true),
		);
	return (
		<div className={formClasses.notice} role="status" data-tone="info">
			<p className={formClasses.noticeTitle}>{t("“{label}” has a form of its own.", { label })}</p>
			<p>{t("It asks what those who handle it need to know. What you have typed comes along as far as it fits.")}</p>
			<AlertButton onClick={() => void lead()}>{t("Go on in that form")}</AlertButton>
			{failed && <p role="alert">{t("This could not be loaded")}</p>}
		</div>
	);
}
