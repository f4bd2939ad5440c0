import { type ReactNode, useMemo } from "react";
import { I18nProvider, LocaleProvider, useI18n } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

function OwnWords({ children }: { children: ReactNode }) {
	const { portal } = useStudioI18n();
	const i18n = useI18n();
	const words = useMemo((): typeof i18n => {
		const text: typeof i18n.text = (source, values) => {
			const own = portal(source);
			// No message is compiled here: what has values in it is said as it is in force.
			return own === source || own.includes("{") ? i18n.text(source, values) : own;
		};
		return { ...i18n, text };
	}, [i18n, portal]);
	return <I18nProvider value={words}>{children}</I18nProvider>;
}

/** Has a canvas speak the language of whoever edits, with the translations of the open changes before those in force. */
export function DraftWords({ children }: { children: ReactNode }) {
	return (
		<LocaleProvider locale={useStudioI18n().locale}>
			<OwnWords>{children}</OwnWords>
		</LocaleProvider>
	);
}
