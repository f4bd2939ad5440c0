import { expect, it } from "vitest";
import { areaBetween, changedArea, middleOf } from "./areas.ts";

const SIZE = { width: 400, height: 300 };

it("makes a rectangle of two corners, whichever was first, and cuts off what is beyond the picture", () => {
	const area = { x: 10, y: 20, width: 90, height: 60 };
	expect(areaBetween({ x: 10.2, y: 19.7 }, { x: 100, y: 80 }, SIZE)).toEqual(area);
	expect(areaBetween({ x: 100, y: 80 }, { x: 10, y: 20 }, SIZE)).toEqual(area);
	expect(areaBetween({ x: 350, y: 250 }, { x: 900, y: 900 }, SIZE)).toEqual({ x: 350, y: 250, width: 50, height: 50 });
	expect(areaBetween({ x: 350, y: 250 }, { x: 352, y: 290 }, SIZE)).toBeNull();
});

it("keeps a rectangle in the picture whatever number is typed", () => {
	const area = middleOf(SIZE);
	expect(area).toEqual({ x: 150, y: 113, width: 100, height: 75 });
	expect(changedArea(area, { x: 380 }, SIZE)).toEqual({ ...area, x: 380, width: 20 });
	expect(changedArea(area, { x: 9000 }, SIZE)).toEqual({ ...area, x: 399, width: 1 });
	expect(changedArea(area, { height: 0 }, SIZE)).toEqual({ ...area, height: 1 });
	expect(changedArea(area, { y: -5 }, SIZE)).toEqual({ ...area, y: 0 });
});
