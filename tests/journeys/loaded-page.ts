import type { Page } from "playwright";

/** The most that a page may move under its reader while it loads (Cumulative Layout Shift, web.dev/cls). */
const MAX_SHIFT = 0.02;

/** Where a page's parts have come: its heading stands and nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 1 }).first().waitFor();
	await page.waitForFunction(() => document.querySelector(".pt-skeleton, main [aria-busy=true]") === null);
}

type Shift = { value: number; moved: string[] };

/** What has moved on a page since it began to load, as the browser has kept it: not what its reader has moved. */
function shiftsUntilNow(): Promise<Shift[]> {
	const toShift = (entry: PerformanceEntry): Shift[] => {
		const value: unknown = Reflect.get(entry, "value");
		const sources: unknown = Reflect.get(entry, "sources");
		if (typeof value !== "number" || Reflect.get(entry, "hadRecentInput") === true) return [];
		const nodes = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
		return [{ value, moved: nodes.map((node) => (node instanceof Element ? node.className : "text")) }];
	};
	return new Promise((resolve) => {
		const observer = new PerformanceObserver((list) => resolve(list.getEntries().flatMap(toShift)));
		observer.observe({ type: "layout-shift", buffered: true });
		// Where nothing has moved, an observer is told of nothing; of what was kept, before the frame after the next.
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, [])));
	});
}

/** What has moved under its reader until a page that was loaded came to rest, as one line where that is more than one bears. */
export async function movedWhileLoading(page: Page, address: string): Promise<string[]> {
	await page.waitForLoadState("networkidle");
	await settled(page);
	const shifts = await page.evaluate(shiftsUntilNow);
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	return sum > MAX_SHIFT ? [`${address} moves by ${sum}: ${JSON.stringify(shifts)}`] : [];
}
