import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Result, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** How long a frame within a page may take to run axe's program: one that is gone by then is not looked at. */
const FRAME_MS = 1_000;

/** How long what moves on a page is waited for. */
const STILL_MS = 1_000;

/** Which parts of a page axe looks at, and by which rules, or by which not: at all of it by all rules, where nothing else is named. */
type Look = { include?: string; exclude?: string; runOnly?: string[]; without?: string[] };

/** Loads axe where a document does not have it yet: it costs more than most of what axe then does. */
async function loadAxe(frame: Frame): Promise<void> {
	if (!(await frame.evaluate<boolean>("typeof axe === 'object'"))) await frame.evaluate(AXE);
}

/** The same in frames within a page, as far as they let it. */
async function loadAxeWithin(page: Page): Promise<void> {
	for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
		const late = new Promise<void>((resolve) => void setTimeout(resolve, FRAME_MS));
		await Promise.race([loadAxe(frame).catch(() => undefined), late]);
	}
}

/**
 * Waits until nothing moves or fades that ends by itself: colours on their way are none that anybody reads. What a change
 * sets in motion begins with the next frame, and may be followed by more. The bar over a page that was waited for goes, too.
 */
async function standsStill(page: Page): Promise<void> {
	await page.evaluate(async (longest) => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
		const moving = () => document.getAnimations().filter((each) => each.playState === "running" && ends(each));
		const late = new Promise((resolve) => setTimeout(resolve, longest, "late"));
		for (let state: unknown; state !== "late"; ) {
			await frame();
			await frame();
			const now = moving();
			if (now.length === 0 && document.querySelector("#nprogress") === null) return;
			state = await Promise.race([Promise.allSettled(now.map(({ finished }) => finished)), late]);
		}
	}, STILL_MS);
}

/** What axe finds on a page once it stands still. */
export async function axeFinds(page: Page, { include, exclude, runOnly, without = [] }: Look = {}): Promise<Result[]> {
	await standsStill(page);
	await loadAxe(page.mainFrame());
	if (!exclude?.includes("iframe")) await loadAxeWithin(page);
	const context = { include: [include ?? "html"], exclude: exclude ? [exclude] : [] };
	// What passes is not described: that is half of axe's work.
	const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
	const options: RunOptions = { resultTypes: ["violations"], rules, ...(runOnly && { runOnly }) };
	const run = `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`;
	return page.evaluate<Result[]>(`${run}.then(({ violations }) => violations)`);
}
