import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { ErrorBoundary, type PageMeta, RenderPage, skin, useI18n, usePorts } from "../../../renderer/index.ts";
import { routeTitle } from "../../../schemas/rules/portal/route.ts";
import { describeDocument } from "../navigation/describe-document.ts";
import { documentTitle } from "../navigation/document-title.ts";
import type { ShownPage, Unpublished as TakenBackState } from "../navigation/use-shown-page.ts";

const Unpublished = lazy(() => import("./Unpublished.tsx"));

/** Comes when it is needed; where it can't be had, what is on the page stays all the same. */
function UnpublishedBanner(unpublished: TakenBackState) {
	const { onError } = usePorts();
	return (
		<ErrorBoundary
			of={unpublished.to}
			onError={(error) => onError({ place: "taken back", error })}
			fallback={() => null}
		>
			<Suspense>
				<Unpublished {...unpublished} />
			</Suspense>
		</ErrorBoundary>
	);
}

/** The page of a route, and its title and description for the document around it; a new title is read out. */
export function PageArea({ route, unpublished, siteName }: ShownPage & { siteName: string }) {
	const { t, text } = useI18n();
	const [meta, setMeta] = useState<PageMeta & { path: string }>();
	const { path } = route;
	const onMeta = useCallback((given: PageMeta) => setMeta({ ...given, path }), [path]);
	const known = meta?.path === path ? meta : undefined;
	const own = known?.title ?? text(routeTitle(route));
	const goes = unpublished?.stays === false;
	const title = documentTitle(goes ? t("This page has been taken back") : own, text(siteName));
	const [first] = useState(title);
	useEffect(() => {
		document.title = title;
	}, [title]);
	useEffect(() => {
		if (known?.description) describeDocument(known.description);
	}, [known?.description]);
	return (
		<>
			<div role="status" className={skin.visuallyHidden()}>
				{title === first ? null : title}
			</div>
			{unpublished && <UnpublishedBanner {...unpublished} />}
			{goes ? null : <RenderPage route={route} onMeta={onMeta} />}
		</>
	);
}
