import { type KeyboardEvent, useRef, useState } from "react";
import { useDeskText } from "../use-desk-text.ts";
import { FileDialog, type FileViewerProps, Tool } from "./FileDialog.tsx";
import { usePage, usePdf } from "./use-pdf.ts";

/** How much wider than the window a page can be drawn, by step. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** The room beside a page, in CSS pixels. */
const MARGIN = 32;

/** A page is drawn no wider than so many CSS pixels before it is made larger. */
const WIDEST = 900;

/** What a page says, for whoever cannot see it or wants to copy from it. */
function PageText({ text }: { text: string }) {
	const t = useDeskText();
	return (
		<details className="desk-pdf-text">
			<summary>{t("Text of this page")}</summary>
			<p>{text === "" ? t("This page has no text: it is a picture.") : text}</p>
		</details>
	);
}

/** A PDF over the page, drawn page by page: nothing in it runs, and it is not saved on the device. */
export default function PdfViewer({ file: attachment, onClose }: FileViewerProps) {
	const t = useDeskText();
	const canvas = useRef<HTMLCanvasElement>(null);
	const [page, setPage] = useState(1);
	const [zoom, setZoom] = useState(0);
	const { file, isBroken } = usePdf(attachment.url);
	const width = Math.min(WIDEST, document.documentElement.clientWidth - MARGIN) * (ZOOMS[zoom] ?? 1);
	const painted = usePage(file, { page, width }, canvas);
	const pages = file?.numPages ?? 1;
	const turn = (by: number) => setPage((now) => Math.max(1, Math.min(pages, now + by)));
	const onKeyDown = ({ key, target }: KeyboardEvent) => {
		// Where a large page is moved under the window, keys move it.
		if (target instanceof Element && target.matches(".desk-pdf-page") && zoom > 0) return;
		if (key === "ArrowRight" || key === "PageDown") turn(1);
		if (key === "ArrowLeft" || key === "PageUp") turn(-1);
	};
	const where = t("Page {page} of {pages}", { page, pages });
	const tools = (
		<>
			<Tool icon="layui-icon-left" label="Previous page" disabled={page === 1} onClick={() => turn(-1)} />
			<span aria-live="polite">{where}</span>
			<Tool icon="layui-icon-right" label="Next page" disabled={page === pages} onClick={() => turn(1)} />
			<Tool icon="layui-icon-subtraction" label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
			<Tool
				icon="layui-icon-addition"
				label="Larger"
				disabled={zoom === ZOOMS.length - 1}
				onClick={() => setZoom(zoom + 1)}
			/>
		</>
	);
	return (
		<FileDialog
			file={attachment}
			isBroken={isBroken || painted.isBroken}
			tools={tools}
			onKeyDown={onKeyDown}
			onClose={onClose}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: who uses keys must be able to move a page that is larger than the window. */}
			<section className="desk-pdf-page" tabIndex={0} aria-label={where} aria-busy={painted.text === null}>
				<canvas ref={canvas} role="img" aria-label={where} />
			</section>
			{painted.text !== null && <PageText key={page} text={painted.text} />}
		</FileDialog>
	);
}
