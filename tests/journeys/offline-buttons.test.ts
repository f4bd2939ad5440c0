import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import type { Session } from "../../scripts/sign-in.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { pageAddresses } from "./page-addresses.ts";

const journey = startJourney();
const desk = startDesk(journey);

const WITH_WORKER = { serviceWorkers: "allow" } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Every part that takes a press; none leads away from the page by itself. */
const BUTTONS = "button:visible:not([disabled]), [role=button]:visible, summary:visible";

const WHOLE_FAILED = "Something went wrong on this page";

/** All that pages can open: the scripts of the portal and the rules of its forms. */
async function openable(): Promise<string[]> {
	const { url } = journey.portal();
	const worker = await (await fetch(`${url}/service-worker.js`)).text();
	const chunks = worker.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g) ?? ["no list of chunks"];
	const current: { manifest_url: string } = await (await fetch(`${url}/release/current.json`)).json();
	const manifest = await (await fetch(url + current.manifest_url)).text();
	const artefacts = [...manifest.matchAll(/"artefact":"(\w+)"/g)].map(([, hash]) => `/release/${hash}.json`);
	return [...chunks, current.manifest_url, ...artefacts];
}

/** Waits until all that pages can open is stored. */
async function untilStoredAhead(page: Page): Promise<void> {
	await page.mouse.move(9, 9);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const files = await openable();
	const waiting = () =>
		page.evaluate(async (all) => {
			const stored = new Set<string>();
			for (const name of await caches.keys())
				for (const { url } of await (await caches.open(name)).keys()) stored.add(new URL(url).pathname);
			return all.filter((file) => !stored.has(file));
		}, files);
	await expect.poll(waiting, { timeout: 30_000, interval: 500 }).toEqual([]);
}

/** A page, or what it says of why it is not there. */
const SHOWN = "main h1, main h2, main form, main [role=alert]";

/** What covers a page. */
const OPENED = "[role=dialog], [role=alertdialog], [role=menu]";

/** How a page stands once nothing in it has changed for a moment. */
type Standing = { whole: boolean; open: boolean; path: string };

/** How a page stands once what a press is answered by has come. A page that goes meanwhile is looked at anew. */
async function settled(page: Page): Promise<Standing> {
	let standing: Standing | undefined;
	const look = async () => {
		standing = await page.evaluate(
			async ([shown, opened, failed]) => {
				const says = (words: string) =>
					[...document.querySelectorAll("h1, h2, p")].some((one) => one.textContent.includes(words));
				const now = () => document.body.innerHTML.length + document.title;
				for (let before = ""; before !== now(); await new Promise((resolve) => setTimeout(resolve, 50))) before = now();
				return {
					whole: document.querySelector(shown) !== null && !says(failed),
					open: [...document.querySelectorAll(opened)].some((one) => one.checkVisibility()),
					path: location.pathname,
				};
			},
			[SHOWN, OPENED, WHOLE_FAILED] as const,
		);
		return true;
	};
	await expect.poll(look, WAIT).toBe(true);
	if (!standing) throw new Error("A page that stands still was looked at.");
	return standing;
}

/** Closes what a press has opened, and tells how the page stands then. */
async function close(page: Page, opened?: Standing): Promise<Standing> {
	let standing = opened ?? (await settled(page));
	for (let closed = 0; closed < 3 && standing.open; closed++) {
		await page.keyboard.press("Escape");
		standing = await settled(page);
	}
	return standing;
}

/** Comes back to a page that a press has led away from: by the browser's way back, or by a load where it broke. */
async function comeBack(page: Page, address: string, whole: boolean): Promise<void> {
	if (whole) await page.goBack();
	if (page.url() !== address) await page.goto(address);
	else if (!whole) await page.reload();
	await settled(page);
}

/** What kind a button is of: one of the same name and look is drawn and answered by the same code on every page. */
const kindOf = (button: Locator): Promise<[name: string, look: string]> =>
	button.evaluate(({ ariaLabel, textContent, className }) => [ariaLabel ?? textContent, className]);

/**
 * Presses each button of a part of the page that is open, one after another, save such as were pressed on a page before;
 * returns what broke, by the name of the button.
 */
async function pressAll(page: Page, address: string, within: string, pressed: Set<string>): Promise<string[]> {
	const broken: string[] = [];
	const before = new Set(pressed);
	const buttons = page.locator(within).locator(BUTTONS);
	const count = await buttons.count();
	for (let index = 0; index < count; index++) {
		const button = buttons.nth(index);
		if ((await button.count()) === 0) break;
		const [name, look] = await kindOf(button);
		if (before.has(name + look)) continue;
		pressed.add(name + look);
		await button.click({ timeout: 3000, noWaitAfter: true }).catch(() => undefined);
		const after = await settled(page);
		if (!after.whole) broken.push(`${address}: ${name}`);
		const { path } = await close(page, after);
		if (!after.whole || path !== new URL(address).pathname) await comeBack(page, address, after.whole);
	}
	return broken;
}

/** Marks what a page shows, and gives what another page shows instead. */
async function nextShown(page: Page): Promise<Locator> {
	await page.locator(SHOWN).evaluateAll((all) => {
		for (const one of all) one.setAttribute("data-before", "");
	});
	return page.locator(`:is(${SHOWN}):not([data-before])`).first();
}

/** Opens an address as one reads on, and then goes without a connection. */
async function openThenLose(page: Page, address: string, until?: Locator): Promise<void> {
	await page.context().setOffline(false);
	const next = until ?? (await nextShown(page));
	await leadTo(page, address);
	await next.waitFor();
	await expect.poll(() => page.locator("main [aria-busy=true]").count(), WAIT).toBe(0);
	await settled(page);
	await page.context().setOffline(true);
}

/** Opens what every page shares, without a connection: the menu, its languages, and the login. */
async function openShared(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByRole("navigation").waitFor();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /Language/ })
		.click();
	await page.getByRole("menuitemradio", { name: "简体中文" }).waitFor();

	await close(page);

	await leadTo(page, "/error/401");
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await page
		.getByRole("dialog", { name: "Log in" })
		.getByLabel(/^Mobile number/)
		.waitFor();
}

/** Loads a form that was not opened before without a connection: it stands there, and nothing of another page. */
async function loadUnopened(page: Page): Promise<void> {
	await page.context().setOffline(true);
	await page.goto(`${journey.portal().url}/report/index?form=complaint`);
	await page.getByRole("heading", { level: 1, name: "File a complaint" }).waitFor();
	expect(await page.getByText("What can we do for you?").count()).toBe(0);
	await page
		.getByRole("main")
		.getByRole("textbox", { name: /^Title/ })
		.waitFor();
	// Its categories are asked for where one is chosen: the form needs none of that, and no panel over it says it is not there.
	expect(await page.getByText("This was not opened on this device before").count()).toBe(0);
}

/** Files a suggestion and handles it; returns its page. */
async function filed(session: Session, moves: string[]): Promise<string> {
	const { id } = await desk().file("A bench at the ferry", session);
	if (moves.length > 0) await desk().handle(id, moves, "Which of the two landings do you mean?");
	return `/message/detail?id=${id}`;
}

/** Goes on as somebody who follows a case and has begun a suggestion. */
async function goOnAs(page: Page, session: Session): Promise<void> {
	const other = await desk().file("A tap at the market", await journey.newSession());
	await desk().handle(other.id, ["accept"]);
	await desk().publish(other.id);
	await page.context().setOffline(false);
	// As where they have logged in in another window.
	await page.evaluate(
		(newValue) => {
			localStorage.setItem("user", newValue);
			dispatchEvent(new StorageEvent("storage", { key: "user", newValue, storageArea: localStorage }));
		},
		JSON.stringify({ ...session, is_login: true }),
	);
	await leadTo(page, `/message/detail?id=${other.id}`);
	await page.getByRole("main").getByRole("button", { name: "Follow" }).click();
	await page.getByRole("button", { name: "Stop following" }).waitFor();
	await leadTo(page, "/report/index?form=suggestion");
	const title = page.getByRole("main").getByLabel(/^Title/);
	await title.fill("Begun before the tunnel");
	await title.blur();
	const drafts = () => journey.request("report/api.Drafts/getList", session.token);
	await expect.poll(drafts, WAIT).toMatchObject({ data: { list: [{ form: "suggestion" }] } });
}

/** Opens what a case's owner may do without a connection, and presses every button of its page. */
async function brokenOfCase(page: Page, address: string, acts: string[], pressed: Set<string>): Promise<string[]> {
	const button = (name: string) => page.getByRole("main").getByRole("button", { name });
	await openThenLose(page, address, button(acts[0] ?? ""));
	for (const act of acts) {
		pressed.add((await kindOf(button(act))).join(""));
		await button(act).click();
		await page.locator("[role=dialog]:visible form, [role=alertdialog]:visible").first().waitFor();
		await close(page);
	}
	return pressAll(page, journey.portal().url + address, "main", pressed);
}

/** Opens tabs of the member centre, loads the last anew without a connection, and presses every button of each. */
async function brokenOfTabs(
	page: Page,
	tabs: [tab: string, shows: Locator][],
	pressed: Set<string>,
): Promise<string[]> {
	const address = (tab: string) => `/user/index?tab=${tab}`;
	for (const [tab, shows] of tabs) await openThenLose(page, address(tab), shows.first());
	await page.reload();
	const broken: string[] = [];
	for (const [tab, shows] of tabs) {
		await leadTo(page, address(tab));
		await shows.first().waitFor();
		await settled(page);
		broken.push(...(await pressAll(page, journey.portal().url + address(tab), "[role=tabpanel]", pressed)));
	}
	return broken;
}

it("keeps every page standing without a connection, whichever of its buttons is pressed, one's own cases and the member centre too, and shows no other page's content at one that was not opened", async () => {
	const { url } = journey.portal();
	const page = await journey.open("/index/index", { ...WITH_WORKER, ...PHONE });
	await untilStoredAhead(page);
	await loadUnopened(page);

	const broken: string[] = [];
	const pressed = new Set<string>();
	for (const [index, address] of (await pageAddresses(journey)).entries()) {
		await openThenLose(page, address);
		// The frame around the pages is the same on each.
		broken.push(...(await pressAll(page, url + address, index === 0 ? "body" : "main", pressed)));
	}
	await openShared(page);

	const session = await journey.newSession();
	const cases: [address: string, acts: string[]][] = [
		[await filed(session, []), ["Withdraw the case"]],
		[await filed(session, ["accept", "request-info"]), ["Add what was asked for"]],
		[await filed(session, ["accept", "dispatch", "reply"]), ["Yes, rate the reply", "Ask to reopen"]],
	];
	await goOnAs(page, session);
	for (const [address, acts] of cases) broken.push(...(await brokenOfCase(page, address, acts, pressed)));
	const panel = page.getByRole("tabpanel");
	const tabs: [tab: string, shows: Locator][] = [
		["cases", panel.getByText("A bench at the ferry").filter({ visible: true })],
		["news", panel.getByText("A bench at the ferry").filter({ visible: true })],
		["followed", panel.getByText("A tap at the market").filter({ visible: true })],
		["drafts", panel.getByRole("button", { name: "Discard" })],
		["account", panel.getByRole("heading", { name: "Where you are logged in" })],
	];
	broken.push(...(await brokenOfTabs(page, tabs, pressed)));
	expect(broken).toEqual([]);
}, 600_000);

it("offers to load the page anew where its scripts have given way to those of a newer portal", async () => {
	const page = await journey.open("/index/index", { viewport: PHONE.viewport });
	await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByText("the portal may have been renewed").waitFor();
	await page.unroute("**/assets/**");
	await page.getByRole("button", { name: "Reload the page" }).click();
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByRole("navigation").waitFor();
});
