import type { PictureArea } from "../../../schemas/types.gen.ts";

/** How large a picture is, in its own pixels. */
export type PictureSize = { width: number; height: number };

/** A place in a picture, in its own pixels. */
export type Point = { x: number; y: number };

/** The shorter side of an area that is meant, in pixels of the picture: a hand that only taps draws less. */
const MIN_SIDE = 4;

const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

/** The rectangle between two corners, as much of it as is in the picture; null where that is too little to be meant. */
export function areaBetween(one: Point, other: Point, { width, height }: PictureSize): PictureArea | null {
	const [left, right] = [one.x, other.x].map((x) => within(x, width)).sort((a, b) => a - b);
	const [top, bottom] = [one.y, other.y].map((y) => within(y, height)).sort((a, b) => a - b);
	if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
	const area = { x: left, y: top, width: right - left, height: bottom - top };
	return area.width < MIN_SIDE || area.height < MIN_SIDE ? null : area;
}

/** A rectangle with other numbers, kept in the picture and one pixel large at least. */
export function changedArea(area: PictureArea, change: Partial<PictureArea>, size: PictureSize): PictureArea {
	const wanted = { ...area, ...change };
	const x = within(wanted.x, size.width - 1);
	const y = within(wanted.y, size.height - 1);
	return {
		x,
		y,
		width: Math.max(1, within(wanted.width, size.width - x)),
		height: Math.max(1, within(wanted.height, size.height - y)),
	};
}

/** A rectangle in the middle of a picture, for whoever does not draw it. */
export const middleOf = ({ width, height }: PictureSize): PictureArea =>
	changedArea(
		{ x: 0, y: 0, width: 1, height: 1 },
		{ x: width * 0.375, y: height * 0.375, width: width / 4, height: height / 4 },
		{ width, height },
	);
