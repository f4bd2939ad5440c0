/**
 * `npm run screenshots [-- FILTER]`: every page of the current release at 390 and 1280 px, light and dark, in both
 * languages, into screenshots/ (ignored by git). FILTER keeps only pages whose path contains it.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import type { Manifest } from "../schemas/release.ts";
import { DESKTOP, launchBrowser, openReader, PHONE } from "./browser.ts";
import { type Portal, startPortal } from "./portal-process.ts";
import { type Session, signIn } from "./sign-in.ts";

const OUT = join(import.meta.dirname, "../screenshots");
const LISTS: Record<string, string> = {
	"/article/detail": "report/api.Articles/getList",
	"/project/detail": "report/api.Project/getList",
	"/message/detail": "report/api.Messages/getList",
};

async function data<T>(portal: Portal, path: string): Promise<T> {
	const answer: { data: T } = await (await fetch(`${portal.url}/${path}`)).json();
	return answer.data;
}

/** A page's path with what it needs to show something: details get the first id of their list. */
async function addressOf(portal: Portal, path: string): Promise<string> {
	const list = LISTS[path];
	if (!list) return path;
	const { list: entries } = await data<{ list: { id: string }[] }>(portal, `${list}?limit=1`);
	return `${path}?id=${entries[0]?.id ?? ""}`;
}

async function addresses(portal: Portal): Promise<string[]> {
	const { pc } = await data<{ pc: { release: { manifest_url: string } } }>(portal, "report/api.Configs/getConfig");
	const manifest: Manifest = await (await fetch(portal.url + pc.release.manifest_url)).json();
	const extra = ["/report/index?form=complaint"];
	const paths = [...manifest.routes.map((route) => route.path), ...extra].filter((path) =>
		path.includes(process.argv[2] ?? ""),
	);
	return Promise.all(paths.map((path) => addressOf(portal, path)));
}

type Look = { width: "phone" | "desktop"; colorScheme: "light" | "dark"; locale: string };
const LOOKS: Look[] = (["phone", "desktop"] as const).flatMap((width) =>
	(["light", "dark"] as const).flatMap((colorScheme) =>
		["en-US", "zh-CN"].map((locale) => ({ width, colorScheme, locale })),
	),
);

async function shoot(
	browser: Browser,
	portal: Portal,
	session: Session,
	look: Look,
	paths: string[],
): Promise<string[]> {
	const viewport = look.width === "phone" ? PHONE : DESKTOP;
	const { page, context, problems } = await openReader(browser, {
		viewport,
		colorScheme: look.colorScheme,
		locale: look.locale,
	});
	const kept = {
		user: { ...session, is_login: true },
		preferences: { locale: look.locale, color_mode: "system", side_open: true },
	};
	await context.addInitScript((stores) => {
		for (const [name, value] of Object.entries(stores)) localStorage.setItem(name, JSON.stringify(value));
	}, kept);
	for (const path of paths) {
		await page.goto(portal.url + path);
		await page.waitForLoadState("networkidle");
		const name = path.split("?")[0]?.slice(1).replaceAll("/", "-");
		const query = path.includes("form=") ? "-form" : "";
		await page.screenshot({
			path: join(OUT, `${name}${query}.${look.width}.${look.colorScheme}.${look.locale}.png`),
			fullPage: true,
		});
	}
	await context.close();
	return problems;
}

const portal = await startPortal();
const browser = await launchBrowser();
try {
	rmSync(OUT, { recursive: true, force: true });
	mkdirSync(OUT, { recursive: true });
	const [paths, session] = [await addresses(portal), await signIn(portal, "13800000000")];
	for (const look of LOOKS)
		for (const problem of await shoot(browser, portal, session, look, paths)) console.error(problem);
	console.log(`${paths.length} pages × ${LOOKS.length} looks in ${OUT}`);
} finally {
	await browser.close();
	await portal.stop();
}
