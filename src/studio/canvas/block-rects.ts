import type { FindRects } from "./spots.ts";

/** Where blocks are drawn: around all that stands within their marks; of what is repeated, its first time. */
export const findBlockRects: FindRects = (canvas) => {
	const found = new Map<string, DOMRect>();
	for (const mark of canvas.querySelectorAll<HTMLElement>("[data-part]")) {
		const id = mark.dataset.part;
		if (!id || found.has(id)) continue;
		const range = document.createRange();
		range.selectNodeContents(mark);
		const rect = range.getBoundingClientRect();
		if (rect.width * rect.height > 0) found.set(id, rect);
	}
	return found;
};
