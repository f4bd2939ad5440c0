import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { fitMedia } from "./fit-media.ts";
import { type ContentsEntry, nameHeadings } from "./headings.ts";
import { sanitise } from "./sanitise.ts";

/** Fewer headings than this are seen at a glance. */
const WORTH_A_CONTENTS = 3;

type Prepared = { html: string; contents: ContentsEntry[] };

/** The text as it is shown, of a fragment that nothing else holds. */
function prepare(text: DocumentFragment, tableLabel: string): Prepared {
	const contents = nameHeadings(text);
	fitMedia(text, tableLabel);
	const holder = text.ownerDocument.createElement("div");
	holder.append(text);
	return { html: holder.innerHTML, contents };
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
	const { t } = useI18n();
	const classes = skin.prose();
	return (
		<nav className={classes.contents} aria-label={t("On this page")}>
			<p className={classes.contentsTitle} aria-hidden="true">
				{t("On this page")}
			</p>
			<ul className={classes.contentsList}>
				{entries.map(({ id, level, text }) => (
					<li key={id} data-level={level}>
						<a href={`#${encodeURIComponent(id)}`}>{text}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The portal's own path that a plain click leads to; undefined where the browser knows better what to do. */
function pathOfClick(event: MouseEvent): string | undefined {
	const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	const href = link?.getAttribute("href") ?? "";
	const isPage = /^\/(?!\/|uploads\/|release\/)/.test(href) && !link?.hasAttribute("download");
	return plain && isPage ? href : undefined;
}

/** Whether an element holds a text, its languages marked perhaps: all words, in as many elements. */
function holds(element: Element, html: string): boolean {
	if (element.innerHTML === html) return true;
	const other = element.ownerDocument.createElement("template");
	other.innerHTML = html;
	const [here, there] = [element, other.content].map((text) => [text.textContent, text.querySelectorAll("*").length]);
	return String(here) === String(there);
}

/** The text in the page, and where an address with a fragment was opened before its heading had come, the way there. */
function useTextInPage(html: string) {
	const root = useRef<HTMLDivElement>(null);
	// React leaves a prerendered text as it is, and the server may have taken more out of it than the browser does.
	useLayoutEffect(() => {
		if (root.current && !holds(root.current, html)) root.current.innerHTML = html;
	}, [html]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
	useEffect(() => {
		const id = decodeURIComponent(root.current?.ownerDocument.location.hash.slice(1) ?? "");
		if (id) root.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
	}, [html]);
	return root;
}

/**
 * HTML text from a response, sanitised once more, with a table of contents where that helps. Links stay in the portal.
 */
export default function ProseBody({ html: source, contents: wanted }: { html: string; contents: boolean }) {
	const { t } = useI18n();
	const { router, richText = sanitise } = usePorts();
	const tableLabel = t("Table");
	const { html, contents } = useMemo(() => prepare(richText(source), tableLabel), [richText, source, tableLabel]);
	const root = useTextInPage(html);
	const classes = skin.prose();
	const follow = (event: MouseEvent) => {
		const path = pathOfClick(event);
		if (path === undefined) return;
		event.preventDefault();
		router.navigate(path);
	};
	return (
		<div className={classes.root}>
			{wanted && contents.length >= WORTH_A_CONTENTS ? <Contents entries={contents} /> : null}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this hears their clicks */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is its keyboard event too */}
			<div
				ref={root}
				className={classes.body}
				onClick={follow}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by DOMPurify just above
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</div>
	);
}
