import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LocaleProvider, useLoader } from "../../renderer/index.ts";
import type { Manifest } from "../../schemas/release.ts";
import { useStore, useStores } from "../stores/stores-context.tsx";
import { currentLocale } from "./appearance/current-locale.ts";
import { useMarkedLanguages } from "./appearance/use-marked-languages.ts";
import { Shell } from "./layout/Shell.tsx";
import type { NavigationProgress } from "./navigation/progress.ts";
import type { ScrollMemory } from "./navigation/scroll-memory.ts";
import { useArrival } from "./navigation/use-arrival.ts";
import { useShownPage } from "./navigation/use-shown-page.ts";
import { LazyOverlays } from "./overlays/LazyOverlays.tsx";
import { PageArea } from "./page/PageArea.tsx";
import { PortalPorts } from "./ports/PortalPorts.tsx";
import { useServices } from "./services-context.tsx";

/** What follows the reader from page to page. */
export type PortalProps = { progress: NavigationProgress; scroll: ScrollMemory };

/** The portal of a release: the page at the address within the shared layout, and what is shown over it. */
export function ReleasedPortal({ manifest, progress, scroll }: PortalProps & { manifest: Manifest }) {
	const { site } = manifest;
	const loader = useLoader();
	const { log, unsavedChanges } = useServices();
	const preferences = useStore(useStores().preferences);
	const locale = currentLocale(preferences, site);
	const address = useLocation();
	const page = useShownPage(manifest, progress, unsavedChanges);
	const path = page?.location.pathname;
	useArrival(page?.location, scroll);
	useMarkedLanguages(site);
	useEffect(() => loader.attend({ path: address.pathname, locale }), [loader, address.pathname, locale]);
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
	useEffect(() => {
		if (path) log.visit(path);
	}, [log, path]);
	return (
		<LocaleProvider locale={locale}>
			<PortalPorts location={page?.location ?? address} site={site} locale={locale}>
				<Shell site={site}>{page && <PageArea {...page} siteName={site.name} />}</Shell>
				<LazyOverlays />
			</PortalPorts>
		</LocaleProvider>
	);
}
