import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { useStore, useStores } from "../../stores/stores-context.tsx";
import { preferredLocale, wasOfferedLocale } from "../appearance/locale-offer.ts";

const LocaleStrip = lazy(() => import("./LocaleStrip.tsx"));

/** Tells a browser in another offered language once, in that language, that the portal speaks it. */
export function LocaleOffer({ site, locale }: { site: SiteDocument; locale: string }) {
	const { preferences } = useStores();
	const chosen = useStore(preferences).locale;
	const [offered, setOffered] = useState<SiteDocument["locales"][number]>();
	useEffect(() => {
		if (chosen !== null || wasOfferedLocale()) return;
		setOffered(preferredLocale(navigator.languages, site.locales, locale));
	}, [chosen, site, locale]);
	if (!offered) return null;
	const response = (switches: boolean) => {
		setOffered(undefined);
		if (!switches) return;
		preferences.update((draft) => {
			draft.locale = offered.code;
		});
	};
	// Where its code cannot be had, it is told on another day.
	return (
		<ErrorBoundary of={offered} onError={() => {}} fallback={() => null}>
			<Suspense>
				<LocaleStrip offered={offered} onResponse={response} />
			</Suspense>
		</ErrorBoundary>
	);
}
