import { Suspense, useCallback } from "react";
import type { RouteEntry } from "../schemas/release.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useI18n } from "./i18n/i18n-context.ts";
import { useLoader, usePageDocument } from "./loader/release-context.tsx";
import { PageContent, type PageMeta } from "./page/PageContent.tsx";
import { usePorts } from "./ports/ports-context.tsx";
import { renderBlocks } from "./RenderBlock.tsx";
import { NotLoadedPanel } from "./view-parts/reading/NotLoadedPanel.tsx";
import { SkeletonText } from "./view-parts/skeleton/Skeleton.tsx";

type PageProps = {
	/** The route of the current release's manifest, found by routeFor. */
	route: RouteEntry;
	/** Called with the title and description, and again whenever they change. Must stay the same function. */
	onMeta(meta: PageMeta): void;
};

function LoadedPage({ route, onMeta }: PageProps) {
	const page = usePageDocument(route);
	return <PageContent key={route.page} page={page} onMeta={onMeta} render={renderBlocks} />;
}

function PageFailed({ retry }: { retry: () => void }) {
	const { t } = useI18n();
	return <NotLoadedPanel title={t("This page cannot be loaded right now")} retry={retry} />;
}

/** A page of the release: loads its artefacts and data, and shows a message when they can't be loaded. */
export function RenderPage({ route, onMeta }: PageProps) {
	const { onError } = usePorts();
	const { forgetFailures } = useLoader();
	const report = useCallback(
		(error: Error) => {
			forgetFailures();
			onError({ place: `page "${route.page}"`, error });
		},
		[onError, forgetFailures, route.page],
	);
	return (
		<ErrorBoundary of={route} onError={report} fallback={(_, retry) => <PageFailed retry={retry} />}>
			<Suspense fallback={<SkeletonText lines={12} title />}>
				<LoadedPage route={route} onMeta={onMeta} />
			</Suspense>
		</ErrorBoundary>
	);
}
