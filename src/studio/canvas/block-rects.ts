import type { FindRects } from "./spots.ts";

/** Around all that stands within a mark: one that takes part in no layout has no place of its own. */
function rectWithin(mark: Element): DOMRect {
	const range = document.createRange();
	range.selectNodeContents(mark);
	return range.getBoundingClientRect();
}

/** A column is as long as its table. */
function columnRect(header: Element, table: Element): DOMRect {
	const { left, top, width } = header.getBoundingClientRect();
	return new DOMRect(left, top, width, table.getBoundingClientRect().bottom - top);
}

function rectOf(mark: Element): DOMRect {
	const table = mark.matches("th") ? mark.closest("table") : null;
	if (table) return columnRect(mark, table);
	const own = mark.getBoundingClientRect();
	return own.width * own.height > 0 ? own : rectWithin(mark);
}

/** Where blocks are drawn: around all that stands within their marks; of what is repeated, the first that has room. */
export const findBlockRects: FindRects = (canvas) => {
	const found = new Map<string, DOMRect>();
	for (const mark of canvas.querySelectorAll<HTMLElement>("[data-part]")) {
		const id = mark.dataset.part;
		if (!id) continue;
		const { width = 0, height = 0 } = found.get(id) ?? {};
		if (width * height > 0) continue;
		const rect = rectOf(mark);
		// What is there and empty is not folded away.
		if (rect.width * rect.height > 0 || !mark.checkVisibility()) found.set(id, rect);
	}
	return found;
};
