import { expect, it } from "vitest";
import { findFieldRects } from "./field-rects.ts";

/** What is drawn of fields: each an element with its id, and where it stands. */
function canvasOf(
	rects: Readonly<Record<string, readonly [left: number, top: number, width: number, height: number]>>,
) {
	const canvas = document.createElement("div");
	for (const [id, [left, top, width, height]] of Object.entries(rects)) {
		const element = document.createElement("input");
		element.id = id;
		element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
		canvas.append(element);
	}
	return canvas;
}

const found = (canvas: HTMLElement, ids: readonly string[]) =>
	Object.fromEntries(
		[...findFieldRects(canvas, ids)].map(([id, { left, top, width, height }]) => [id, [left, top, width, height]]),
	);

it("finds a field by the first element of its id, and a group around all that is in it", () => {
	const canvas = canvasOf({
		"form-a--name": [10, 0, 80, 20],
		"form-a--address--street": [10, 30, 80, 20],
		"form-a--address--town--code": [10, 60, 120, 20],
	});
	expect(found(canvas, ["/name", "/address", "/address/street", "/address/town", "/address/town/code"])).toEqual({
		"/name": [10, 0, 80, 20],
		"/address": [10, 30, 120, 50],
		"/address/street": [10, 30, 80, 20],
		"/address/town": [10, 60, 120, 20],
		"/address/town/code": [10, 60, 120, 20],
	});
});

it("finds what a row asks, and its list, and leaves out what takes no room", () => {
	const canvas = canvasOf({
		"form-a--witnesses--0--name": [10, 0, 80, 20],
		"form-a--witnesses--1--name": [10, 30, 80, 20],
		"form-a--unasked": [0, 0, 0, 0],
	});
	expect(found(canvas, ["/witnesses", "/witnesses/*/name", "/unasked"])).toEqual({
		"/witnesses": [10, 0, 80, 20],
		"/witnesses/*/name": [10, 0, 80, 20],
	});
});
