import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findBlockRects } from "./block-rects.ts";

/** What an element would take, in pixels from the left; all are as high. */
const PLACES: Readonly<Record<string, readonly [left: number, right: number]>> = {
	scroller: [0, 200],
	first: [0, 120],
	second: [120, 240],
	third: [240, 360],
};

it("finds of the columns of a wide table what is seen of them, and counts one out of sight as folded away", () => {
	const rects = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
		const [left, right] = PLACES[this.getAttribute("title") ?? ""] ?? [0, 360];
		return DOMRect.fromRect({ x: left, y: 0, width: right - left, height: 40 });
	});
	const { container } = render(
		<div title="scroller">
			<table>
				<thead>
					<tr>
						{["first", "second", "third"].map((name) => (
							<th key={name} title={name} data-part={`/columns/${name}`}>
								{name}
							</th>
						))}
					</tr>
				</thead>
			</table>
		</div>,
	);
	const found = findBlockRects(container, []);
	expect([...found].map(([id, { left, width }]) => [id, left, width])).toEqual([
		["/columns/first", 0, 120],
		["/columns/second", 120, 80],
		["/columns/third", 240, 0],
	]);
	rects.mockRestore();
});
