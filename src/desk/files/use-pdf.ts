import type { PDFDocumentProxy } from "pdfjs-dist";
import { type RefObject, useEffect, useState } from "react";
import { openPdf, paintPage } from "./pdf-file.ts";

/** Opens a PDF for as long as it is shown. `isBroken` where it cannot be read. */
export function usePdf(url: string): { file: PDFDocumentProxy | null; isBroken: boolean } {
	const [file, setFile] = useState<PDFDocumentProxy | null>(null);
	const [isBroken, setBroken] = useState(false);
	useEffect(() => {
		const abort = new AbortController();
		const opening = openPdf(url, abort.signal);
		opening.then(
			(opened) => (abort.signal.aborted ? undefined : setFile(opened)),
			() => (abort.signal.aborted ? undefined : setBroken(true)),
		);
		return () => {
			abort.abort();
			void opening.then(
				(opened) => opened.loadingTask.destroy(),
				() => undefined,
			);
		};
	}, [url]);
	return { file, isBroken };
}

/** Paints a page of a file, one after the other; gives what the page says once it is painted. */
export function usePage(
	file: PDFDocumentProxy | null,
	{ page, width }: { page: number; width: number },
	canvas: RefObject<HTMLCanvasElement | null>,
): { text: string | null; isBroken: boolean } {
	const [painted, setPainted] = useState<{ of: string; text: string | null } | null>(null);
	const of = `${page} ${width}`;
	useEffect(() => {
		const target = canvas.current;
		if (!file || !target || width <= 0) return;
		let isOver = false;
		// Painted apart, so that what was asked for meanwhile is not painted over the next page.
		const own = document.createElement("canvas");
		paintPage(file, page, own, width).then(
			(text) => {
				if (isOver) return;
				target.width = own.width;
				target.height = own.height;
				target.style.width = own.style.width;
				target.getContext("2d")?.drawImage(own, 0, 0);
				setPainted({ of, text });
			},
			() => (isOver ? undefined : setPainted({ of, text: null })),
		);
		return () => {
			isOver = true;
		};
	}, [file, page, width, of, canvas]);
	const isPainted = painted?.of === of;
	return { text: isPainted ? painted.text : null, isBroken: isPainted && painted.text === null };
}
