import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { ErrorBoundary, type PageMeta, RenderPage, skin, useI18n, usePorts } from "../../../renderer/index.ts";
import { routeTitle } from "../../../schemas/rules/route.ts";
import { describeDocument } from "../navigation/describe-document.ts";
import { documentTitle } from "../navigation/document-title.ts";
import type { ShownPage, TakenBack as TakenBackState } from "../navigation/use-shown-page.ts";

const TakenBack = lazy(() => import("./TakenBack.tsx"));

/** Comes when it is needed; where it can't be had, what is on the page stays all the same. */
function TakenBackNotice(takenBack: TakenBackState) {
	const { onError } = usePorts();
	return (
		<ErrorBoundary of={takenBack.to} onError={(error) => onError({ place: "taken back", error })} fallback={() => null}>
			<Suspense>
				<TakenBack {...takenBack} />
			</Suspense>
		</ErrorBoundary>
	);
}

/** The page of a route, and its title and description for the document around it; a new title is read out. */
export function PageArea({ route, takenBack, siteName }: ShownPage & { siteName: string }) {
	const { t, text } = useI18n();
	const [meta, setMeta] = useState<PageMeta & { path: string }>();
	const { path } = route;
	const tell = useCallback((told: PageMeta) => setMeta({ ...told, path }), [path]);
	const known = meta?.path === path ? meta : undefined;
	const own = known?.title ?? text(routeTitle(route));
	const goes = takenBack?.kept === false;
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
			{takenBack && <TakenBackNotice {...takenBack} />}
			{goes ? null : <RenderPage route={route} onMeta={tell} />}
		</>
	);
}
