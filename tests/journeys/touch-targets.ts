import type { Page } from "playwright";

/** What can be pressed in a page's content and is smaller than a finger needs; links within a text are as high as it. */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.locator("main").evaluate((main) =>
		[...main.querySelectorAll("button, select, textarea, input, a[href], [role=option]")].flatMap((element) => {
			const target = element.matches("input[type=radio], input[type=checkbox]")
				? (element.closest("label") ?? element.parentElement ?? element)
				: element;
			const { height, width } = target.getBoundingClientRect();
			const inText = element.matches("p a, li a") && !element.closest("section[tabindex]");
			if (width === 0 || height === 0 || inText || (height >= 43.5 && width >= 43.5)) return [];
			return [`${element.tagName} ${element.id || element.textContent} ${width}×${height}`];
		}),
	);

/** By how many pixels a page is wider than its window. */
export const sidewaysScrolling = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
