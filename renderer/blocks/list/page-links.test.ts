import { describe, expect, it } from "vitest";
import { pageCount, pageLinks } from "./page-links.ts";

describe("the paging's links", () => {
	it("name every page while there are few", () => {
		expect(pageLinks(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	it("leave a gap towards the far end", () => {
		expect(pageLinks(1, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
		expect(pageLinks(20, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
	});

	it("keep the current page between its neighbours", () => {
		expect(pageLinks(9, 20)).toEqual([1, "gap", 8, 9, 10, "gap", 20]);
	});

	it("hold the current page, the first and the last, rising, with no gap of a single page", () => {
		for (let last = 1; last <= 30; last++) {
			for (let current = 1; current <= last; current++) {
				const links = pageLinks(current, last);
				const pages = links.filter((link) => link !== "gap");
				expect(pages).toEqual(expect.arrayContaining([1, current, last]));
				expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
				expect(links.length).toBeLessThanOrEqual(7);
				links.forEach((link, at) => {
					const before = links[at - 1];
					const after = links[at + 1];
					if (link === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
					else if (typeof before === "number") expect(link - before).toBe(1);
				});
			}
		}
	});

	it("are as many as the results fill", () => {
		expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([0, 1, 2]);
	});
});
