import { expect, it } from "vitest";
import { dataMapOf, unmappedLines } from "./data-map.ts";

it("reads what takes the place of a state", () => {
	expect(dataMapOf(["merged=closed"])).toEqual({ "/workflow/states/merged": "closed" });
	expect(() => dataMapOf(["merged"])).toThrow("old=new");
});

it("says which option is missing for cases in a state that goes", () => {
	expect(unmappedLines({ unmapped: [{ pointer: "/workflow/states/merged", count: 3 }] })).toEqual([
		"Cases in the state merged: 3. Say where they go: --map merged=STATE",
	]);
	expect(unmappedLines(null)).toEqual([]);
});
