import { useCallback, useEffect, useState } from "react";
import { type PageMeta, RenderPage, skin, useI18n } from "../../../renderer/index.ts";
import type { RouteEntry } from "../../../schemas/release.ts";
import { describeDocument } from "../navigation/describe-document.ts";
import { documentTitle } from "../navigation/document-title.ts";

/** The page of a route, and its title and description for the document around it; a new title is read out. */
export function PageArea({ route, siteName }: { route: RouteEntry; siteName: string }) {
	const { text } = useI18n();
	const [meta, setMeta] = useState<PageMeta & { path: string }>();
	const { path } = route;
	const tell = useCallback((told: PageMeta) => setMeta({ ...told, path }), [path]);
	const known = meta?.path === path ? meta : undefined;
	const title = documentTitle(known?.title ?? text(route.title), text(siteName));
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
			<RenderPage route={route} onMeta={tell} />
		</>
	);
}
