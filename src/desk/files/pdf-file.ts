import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/** What is needed of fonts that a file does not bring along: `npm run build` puts it there. */
const PARTS = `/assets/pdf-${version}`;

/**
 * Opens a PDF to be drawn. No script in it runs, no form in it can be filled in, and it loads nothing: its bytes are read, and its
 * pages are painted (docs/decisions/0235). Rejects where it cannot be read, or asks for a password. Whoever opens it destroys it.
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
	const response = await fetch(url, { signal });
	if (!response.ok) throw new Error(`${url}: expected the file, and got ${response.status}`);
	return getDocument({
		data: new Uint8Array(await response.arrayBuffer()),
		cMapUrl: `${PARTS}/cmaps/`,
		cMapPacked: true,
		standardFontDataUrl: `${PARTS}/standard_fonts/`,
		enableXfa: false,
		useWasm: false,
		stopAtErrors: false,
	}).promise;
}

/** Paints a page on a canvas as wide as is given in CSS pixels; resolves to what it says. */
export async function paintPage(
	file: PDFDocumentProxy,
	number: number,
	canvas: HTMLCanvasElement,
	width: number,
): Promise<string> {
	const page = await file.getPage(number);
	const scale = width / page.getViewport({ scale: 1 }).width;
	const viewport = page.getViewport({ scale: scale * window.devicePixelRatio });
	canvas.width = Math.round(viewport.width);
	canvas.height = Math.round(viewport.height);
	canvas.style.width = `${width}px`;
	await page.render({ canvas, viewport, annotationMode: 0 }).promise;
	const { items } = await page.getTextContent();
	return items
		.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
		.join("")
		.trim();
}
