/**
 * `npm run screenshots [-- FILTER]`: every page of the current release, and the states that a bare address does not show
 * (scripts/screenshots/scenes.ts), at 390 and 1280 px, light and dark, in both languages, into screenshots/ (ignored by
 * git). The home page, a long text, a case and a form come in print, in forced colours, at 320 px and at 200 %, too. FILTER
 * keeps only pictures whose name contains it.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { DESKTOP, launchBrowser, openReader, PHONE } from "./browser.ts";
import { type Portal, startPortal } from "./portal-process.ts";
import { type Scene, scenes } from "./screenshots/scenes.ts";

const OUT = join(import.meta.dirname, "../screenshots");

type Look = { name: string; options: BrowserContextOptions; print?: boolean };

const LOOKS: Look[] = [["phone", PHONE] as const, ["desktop", DESKTOP] as const].flatMap(([width, viewport]) =>
	(["light", "dark"] as const).flatMap((colorScheme) =>
		["en-US", "zh-CN"].map((locale) => ({
			name: `${width}.${colorScheme}.${locale}`,
			options: { viewport, colorScheme, locale },
		})),
	),
);

const SPECIAL = /^(index-index|article-detail|message-detail|report-complaint|message-index)$/;
const light = { colorScheme: "light", locale: "en-US" } as const;
const SPECIAL_LOOKS: Look[] = [
	{ name: "print", options: { ...light, viewport: { width: 720, height: 1000 } }, print: true },
	{
		name: "print-dark",
		options: { ...light, colorScheme: "dark", viewport: { width: 720, height: 1000 } },
		print: true,
	},
	{ name: "forced-colors", options: { ...light, viewport: DESKTOP, forcedColors: "active" } },
	{ name: "narrow", options: { ...light, viewport: { width: 320, height: 640 } } },
	{ name: "zoomed", options: { ...light, viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } },
];

/** Waits until nothing is on its way, pictures far down included. */
async function settle(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
			window.scrollTo(0, top);
			await new Promise(requestAnimationFrame);
		}
		window.scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
}

async function shoot(browser: Browser, portal: Portal, { name, path, session, act }: Scene, look: Look) {
	const { page, context, problems } = await openReader(browser, look.options);
	const kept = {
		...(session && { user: { ...session, is_login: true } }),
		preferences: { locale: look.options.locale, color_mode: "system", side_open: true },
	};
	await context.addInitScript((stores) => {
		for (const [key, value] of Object.entries(stores)) localStorage.setItem(key, JSON.stringify(value));
	}, kept);
	try {
		await page.goto(portal.url + path);
		await settle(page);
		await act?.(page);
		if (act) await settle(page);
		if (look.print) await page.emulateMedia({ media: "print", colorScheme: look.options.colorScheme });
		await page.screenshot({ path: join(OUT, `${name}.${look.name}.png`), fullPage: true });
	} catch (cause) {
		problems.push(String(cause));
	}
	await context.close();
	for (const problem of problems) console.error(`${name}.${look.name}: ${problem}`);
}

const portal = await startPortal({ env: { PORTICO_RATE_FACTOR: "1000" } });
const browser = await launchBrowser();
try {
	rmSync(OUT, { recursive: true, force: true });
	mkdirSync(OUT, { recursive: true });
	const wanted = (await scenes(portal)).filter(({ name }) => name.includes(process.argv[2] ?? ""));
	for (const look of LOOKS) for (const scene of wanted) await shoot(browser, portal, scene, look);
	const special = wanted.filter(({ name }) => SPECIAL.test(name));
	for (const look of SPECIAL_LOOKS) for (const scene of special) await shoot(browser, portal, scene, look);
	console.log(`${wanted.length} pages × ${LOOKS.length} looks in ${OUT}`);
} finally {
	await browser.close();
	await portal.stop();
}
