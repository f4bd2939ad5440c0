import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createTranslator, type TranslatorSource } from "../../schemas/i18n/translator.ts";
import { timeZoneOf } from "../../schemas/rules/formats/time-zone.ts";
import { useLoader, useRelease } from "../loader/release-context.tsx";
import { useClock } from "./clock.ts";
import { I18nProvider } from "./i18n-context.ts";

type Catalogue = Pick<TranslatorSource, "locale" | "messages" | "workflow">;

/** What the current release has in memory for a locale; undefined while some of it is still to come. */
function useCatalogue(locale: string): Catalogue | undefined {
	const loader = useLoader();
	const { current } = useRelease();
	const messages = current && loader.peekMessages(locale)?.messages;
	const workflow = current && loader.peekWorkflow();
	const translated = current !== undefined && Object.hasOwn(current.manifest.messages, locale);
	const whole = workflow !== undefined && (messages !== undefined || !translated);
	return useMemo(() => (whole ? { locale, messages, workflow } : undefined), [whole, locale, messages, workflow]);
}

type LocaleProps = {
	/** BCP 47. */
	locale: string;
	children?: ReactNode;
};

/**
 * Speaks a locale with the current release's messages, and of times in its time zone. While another locale's are
 * loading, and when they can't be had, the one before goes on.
 */
export function LocaleProvider({ locale, children }: LocaleProps) {
	const loader = useLoader();
	const { now } = useClock();
	const { current } = useRelease();
	const catalogue = useCatalogue(locale);
	const [last, setLast] = useState(catalogue);
	const [, setLoaded] = useState<unknown>();
	if (catalogue && catalogue !== last) setLast(catalogue);
	useEffect(() => {
		if (catalogue || !current) return;
		const loading = Promise.all([loader.loadMessages(locale), loader.loadWorkflow()]);
		loading.then(setLoaded, loader.forgetFailures);
	}, [catalogue, current, loader, locale]);
	const translated = catalogue ?? last;
	const timeZone = current && timeZoneOf(current.manifest.site);
	const translator = useMemo(
		() => createTranslator({ ...(translated ?? { locale }), timeZone, now }),
		[translated, locale, timeZone, now],
	);
	return <I18nProvider value={translator}>{children}</I18nProvider>;
}
