import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import type { Session } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** The most that a page may move under its reader while it loads (Cumulative Layout Shift, web.dev/cls). */
const MAX = 0.02;

const PATHS = [
	"/index/index",
	"/article/index",
	"/article/list",
	"/report/index",
	"/report/index?form=complaint",
	"/message/index",
	"/project/list",
	"/search/index?keyword=road",
	"/user/index",
	"/login",
	"/error/404",
];
const DETAILS = {
	"/article/detail": "report/api.Articles/getList?limit=1",
	"/message/detail": "report/api.Messages/getList?limit=1",
	"/project/detail": "report/api.Project/getList?limit=1",
};

type Shift = { value: number; moved: string[] };

/** Counts shifts from the page's very start, and what moved. */
function watchShifts() {
	const shifts: Shift[] = [];
	Reflect.set(window, "shifts", shifts);
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const value: unknown = Reflect.get(entry, "value");
			const sources: unknown = Reflect.get(entry, "sources");
			if (typeof value !== "number" || Reflect.get(entry, "hadRecentInput") === true) continue;
			const nodes = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
			const moved = nodes.map((node) => (node instanceof Element ? node.className : "text"));
			shifts.push({ value, moved });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

const isShifts = (value: unknown): value is Shift[] => Array.isArray(value);

/** Opens a page as if for the first time and gives its shifts once it has come to rest. */
async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
	await page.goto(journey.portal().url + address);
	await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
	await page.waitForLoadState("networkidle");
	await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
	const shifts: unknown = await page.evaluate(() => Reflect.get(window, "shifts"));
	if (!isShifts(shifts)) throw new Error("The page does not watch its shifts.");
	return shifts;
}

const isList = (data: unknown): data is { list: { id: string }[] } =>
	typeof data === "object" && data !== null && "list" in data && Array.isArray(data.list);

async function addresses(): Promise<string[]> {
	const details = await Promise.all(
		Object.entries(DETAILS).map(async ([path, list]) => {
			const { data } = await journey.request(list);
			return `${path}?id=${isList(data) ? data.list[0]?.id : ""}`;
		}),
	);
	return [...PATHS, ...details];
}

let session: Session;
beforeAll(async () => {
	session = await journey.newSession();
});

it.each([
	["a phone", PHONE],
	["a wide screen", DESKTOP],
])("no page moves under its reader while it loads, on %s", async (_name, viewport) => {
	const page = await journey.blank({ session }, { viewport });
	await page.context().addInitScript(watchShifts);
	const moving: Record<string, Shift[]> = {};
	for (const address of await addresses()) {
		const shifts = await shiftsOf(page, address);
		if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX) moving[address] = shifts;
	}
	expect(moving).toEqual({});
});
