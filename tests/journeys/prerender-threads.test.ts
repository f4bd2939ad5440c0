import { afterAll, beforeAll, expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { openTestApp, type TestApp } from "../../server/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp();
	await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

const isPrerendered = async (url: string) => (await test.app.inject(url)).body.includes(`${PRERENDER_MARKS.root}="`);

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/**
 * Processor time, in ms, that the serving thread spends on a page of its own, and that the whole process spends; undefined
 * where the page went without, as pages do that a busy machine would have wait too long.
 */
async function costOf(url: string): Promise<{ serving: number; whole: number } | undefined> {
	const before = { serving: process.threadCpuUsage(), whole: process.cpuUsage() };
	if (!(await isPrerendered(url))) return undefined;
	return {
		serving: milliseconds(process.threadCpuUsage(before.serving)),
		whole: milliseconds(process.cpuUsage(before.whole)),
	};
}

const PAGES = 5;

const median = (sample: readonly number[]) => sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 0;

it.each(["/index/index", "/report/index?form=complaint"])(
	"prerenders %s beside the serving thread, which values others meanwhile",
	async (path) => {
		const fresh = (n: number) => `${path}${path.includes("?") ? "&" : "?"}page=${n}`;
		await expect.poll(() => isPrerendered(fresh(0)), { timeout: 20_000 }).toBe(true);
		const costs: { serving: number; whole: number }[] = [];
		for (let n = 1; costs.length < PAGES; n++) {
			const cost = await costOf(fresh(n));
			if (cost) costs.push(cost);
		}
		const serving = median(costs.map((cost) => cost.serving));
		// Rendered by the serving thread itself, a page costs that thread most of what it costs the process.
		expect(serving / median(costs.map((cost) => cost.whole))).toBeLessThan(0.55);
		const order: string[] = [];
		const page = test.app.inject(fresh(1000)).then(() => order.push("page"));
		await Promise.all([page, test.app.inject("/healthz").then(() => order.push("healthz"))]);
		expect(order).toEqual(["healthz", "page"]);
	},
);
