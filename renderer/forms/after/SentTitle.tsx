import { useEffect } from "react";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";

/**
 * The heading of a page on which a case was sent, and its title in the window: they confirm it. The page's own head, which
 * invites to file one, is hidden meanwhile (renderer/blocks/hero).
 */
export function SentTitle({ title }: { title: Text }) {
	const { t } = useI18n();
	const heading = t("Sent: {title}", { title: usePlainText()(title) ?? "" });
	useEffect(() => {
		const before = document.title;
		document.title = `${heading} · ${before}`;
		return () => {
			document.title = before;
		};
	}, [heading]);
	return (
		<h1 className={formClasses.sentTitle} data-sent="">
			{heading}
		</h1>
	);
}
