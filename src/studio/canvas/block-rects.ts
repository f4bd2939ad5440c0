import type { FindRects } from "./spots.ts";

/** Around all that stands within a mark: one that takes part in no layout has no place of its own. */
function rectWithin(mark: Element): DOMRect {
	const range = document.createRange();
	range.selectNodeContents(mark);
	return range.getBoundingClientRect();
}

/** A column is as long as its table, and as wide as what is seen of it in what scrolls a wide table: out of sight nothing. */
function columnRect(header: Element, table: Element): DOMRect {
	const { left, right, top } = header.getBoundingClientRect();
	const seen = (table.parentElement ?? table).getBoundingClientRect();
	const from = Math.max(left, seen.left);
	return new DOMRect(from, top, Math.max(0, Math.min(right, seen.right) - from), seen.bottom - top);
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
		// What is there and empty is not folded away; a column out of sight is.
		if (rect.width * rect.height > 0 || mark.matches("th") || !mark.checkVisibility()) found.set(id, rect);
	}
	return found;
};
