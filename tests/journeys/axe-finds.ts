import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Result } from "axe-core";
import type { Frame, Page } from "playwright";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** So long a frame within a page may take to run axe's program: one that is gone by then is none to look at. */
const FRAME_MS = 1_000;

/** So long what moves on a page is waited for. */
const STILL_MS = 1_000;

/** What passes is not described: that is half of axe's work. */
const OPTIONS = JSON.stringify({ resultTypes: ["violations"] });

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

/** Waits until nothing moves or fades that ends by itself: colours on their way are none that anybody reads. */
async function standsStill(page: Page): Promise<void> {
	await page.evaluate(async (longest) => {
		const ends = (each: Animation) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
		const moving = document.getAnimations().filter(ends);
		const stopped = Promise.allSettled(moving.map(({ finished }) => finished));
		await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, longest))]);
	}, STILL_MS);
}

/** What axe finds on a page once it stands still, but for what a selector excludes. */
export async function axeFinds(page: Page, { exclude }: { exclude?: string } = {}): Promise<Result[]> {
	await standsStill(page);
	await loadAxe(page.mainFrame());
	await loadAxeWithin(page);
	const context = exclude ? JSON.stringify({ exclude: [exclude] }) : "document";
	return page.evaluate<Result[]>(`axe.run(${context}, ${OPTIONS}).then(({ violations }) => violations)`);
}
