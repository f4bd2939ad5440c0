import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";
import { pageAddresses } from "./page-addresses.ts";

const journey = startJourney();
const desk = startDesk(journey);

const WITH_WORKER = { serviceWorkers: "allow" } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Every part that takes a press; none leads away from the page by itself. */
const BUTTONS = "button:visible:not([disabled]), [role=button]:visible, summary:visible";

const WHOLE_FAILED = "Something went wrong on this page";

/** Waits until all that pages can open is stored: the scripts of the portal and the rules of its forms. */
async function untilStoredAhead(page: Page): Promise<void> {
	await page.mouse.move(9, 9);
	const waiting = () =>
		page.evaluate(async () => {
			if (navigator.serviceWorker.controller === null) return ["no worker yet"];
			const worker = await (await fetch("/service-worker.js")).text();
			const chunks = worker.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g) ?? ["no list of chunks"];
			const config = await (await fetch("/report/api.Configs/getConfig")).json();
			const { manifest_url } = config.data.pc.release;
			const manifest: string = await (await fetch(manifest_url)).text();
			const pages = [...manifest.matchAll(/"artefact":"(\w+)"/g)].map(([, hash]) => `/release/${hash}.json`);
			const missing = [];
			for (const file of [...chunks, manifest_url, ...pages])
				if (!(await caches.match(file, { ignoreVary: true }))) missing.push(file);
			return missing;
		});
	await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
}

/** What a press is answered by has come, or two looks at the page are the same. */
async function settled(page: Page): Promise<void> {
	let before = "";
	await expect
		.poll(async () => {
			const now = await page.evaluate(() => document.body.innerHTML.length.toString() + document.title);
			const same = now === before;
			before = now;
			return same;
		}, WAIT)
		.toBe(true);
}

/** Closes what a press has opened. */
async function close(page: Page): Promise<void> {
	for (let open = 0; open < 3; open++) {
		if ((await page.locator("[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible").count()) === 0)
			return;
		await page.keyboard.press("Escape");
		await settled(page);
	}
}

/** A page, or what it says of why it is not there. */
const shown = (page: Page) => page.locator("main h1, main h2, main form, main [role=alert]").first();

/** Presses each button of the page that is open, or of a part of it, one after another; returns what broke, by the name of the button. */
async function pressAll(page: Page, address: string, within = "body"): Promise<string[]> {
	const broken: string[] = [];
	const buttons = page.locator(within).locator(BUTTONS);
	const count = await buttons.count();
	for (let index = 0; index < count; index++) {
		const button = buttons.nth(index);
		if ((await button.count()) === 0) break;
		const name = (await button.getAttribute("aria-label")) ?? (await button.textContent());
		await button.click({ timeout: 3000, noWaitAfter: true }).catch(() => undefined);
		await settled(page);
		const failed = await page.getByText(WHOLE_FAILED).count();
		if (failed > 0 || (await shown(page).count()) === 0) broken.push(`${address}: ${name}`);
		await close(page);
		if (failed > 0 || new URL(page.url()).pathname !== new URL(address, page.url()).pathname) await page.goto(address);
	}
	return broken;
}

it("keeps every page standing without a connection, whichever of its buttons is pressed", async () => {
	const addresses = await pageAddresses(journey);
	const page = await journey.open("/index/index", { ...WITH_WORKER, ...PHONE });
	await untilStoredAhead(page);
	const broken: string[] = [];
	for (const address of addresses) {
		await page.context().setOffline(false);
		await journey.go(page, address);
		await shown(page).waitFor();
		await settled(page);
		await page.context().setOffline(true);
		broken.push(...(await pressAll(page, journey.portal().url + address)));
	}
	await page.context().setOffline(false);
	expect(broken).toEqual([]);
}, 600_000);

it("keeps one's own cases standing without a connection, and opens the forms of what their owner may do", async () => {
	const session = await journey.newSession();
	const filed = async (moves: string[]) => {
		const { id } = await desk().file("A bench at the ferry", session);
		if (moves.length > 0) await desk().handle(id, moves, "Which of the two landings do you mean?");
		return `/message/detail?id=${id}`;
	};
	const acts: [address: string, names: string[]][] = [
		[await filed([]), ["Withdraw the case"]],
		[await filed(["accept", "request-info"]), ["Add what was asked for"]],
		[await filed(["accept", "dispatch", "reply"]), ["Yes, rate the reply", "Ask to reopen"]],
	];
	const page = await journey.openAs(session, "/user/index?tab=cases", { ...WITH_WORKER, ...PHONE });
	await untilStoredAhead(page);
	const broken: string[] = [];
	for (const [address, names] of acts) {
		await page.context().setOffline(false);
		await journey.go(page, address);
		const button = (name: string) => page.getByRole("main").getByRole("button", { name });
		for (const name of names) await button(name).waitFor();
		await settled(page);
		await page.context().setOffline(true);
		for (const name of names) {
			await button(name).click();
			await page.locator("[role=dialog]:visible form, [role=alertdialog]:visible").first().waitFor();
			await close(page);
		}
		broken.push(...(await pressAll(page, journey.portal().url + address)));
	}
	await page.context().setOffline(false);
	expect(broken).toEqual([]);
}, 300_000);

it("keeps each tab of the member centre standing without a connection, whichever of its buttons is pressed", async () => {
	const session = await journey.newSession();
	const { id } = await desk().file("A bench at the ferry", session);
	await desk().handle(id, ["accept", "request-info"], "Which of the two landings do you mean?");
	const other = await desk().file("A tap at the market", await journey.newSession());
	await desk().handle(other.id, ["accept"]);
	await desk().publish(other.id);
	const page = await journey.openAs(session, `/message/detail?id=${other.id}`, { ...WITH_WORKER, ...PHONE });
	await page.getByRole("main").getByRole("button", { name: "Follow" }).click();
	await page.getByRole("button", { name: "Stop following" }).waitFor();
	await journey.go(page, "/report/index?form=suggestion");
	await page
		.getByRole("main")
		.getByLabel(/^Title/)
		.fill("Begun before the tunnel");
	await page
		.getByRole("main")
		.getByLabel(/^Title/)
		.blur();
	const drafts = () => journey.request("report/api.Drafts/getList", session.token);
	await expect.poll(drafts, WAIT).toMatchObject({ data: { list: [{ form: "suggestion" }] } });
	await untilStoredAhead(page);
	const panel = page.getByRole("tabpanel");
	const tabs: [tab: string, shows: Locator][] = [
		["cases", panel.getByText("A bench at the ferry").filter({ visible: true })],
		["news", panel.getByText("A bench at the ferry").filter({ visible: true })],
		["followed", panel.getByText("A tap at the market").filter({ visible: true })],
		["drafts", panel.getByRole("button", { name: "Discard" })],
		["account", panel.getByRole("heading", { name: "Where you are logged in" })],
	];
	const broken: string[] = [];
	for (const [tab, shows] of tabs) {
		await page.context().setOffline(false);
		await journey.go(page, `/user/index?tab=${tab}`);
		await shows.first().waitFor();
		await settled(page);
		await page.context().setOffline(true);
		await page.reload();
		await shows.first().waitFor();
		await settled(page);
		broken.push(...(await pressAll(page, `${journey.portal().url}/user/index?tab=${tab}`, "[role=tabpanel]")));
	}
	await page.context().setOffline(false);
	expect(broken).toEqual([]);
}, 300_000);

it("opens the phone's menu, the choice of a language, the login and a form without a connection", async () => {
	const page = await journey.open("/index/index", { ...WITH_WORKER, ...PHONE });
	await untilStoredAhead(page);
	const { url } = journey.portal();
	for (const address of ["/report/index?form=complaint", "/index/index"]) {
		await journey.go(page, address);
		await shown(page).waitFor();
		await settled(page);
	}
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByRole("navigation").waitFor();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /Language/ })
		.click();
	await page.getByRole("menuitemradio", { name: "简体中文" }).waitFor();

	await page.goto(`${url}/error/401`);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await page
		.getByRole("dialog", { name: "Log in" })
		.getByLabel(/^Mobile number/)
		.waitFor();

	await page.goto(`${url}/report/index?form=complaint`);
	await page
		.getByRole("main")
		.getByRole("textbox", { name: /^Title/ })
		.fill("Filled in the tunnel");
});

it("shows no other page's content at an address that was not opened before, without a connection", async () => {
	const page = await journey.open("/index/index", { ...WITH_WORKER, ...PHONE });
	await untilStoredAhead(page);
	await page.context().setOffline(true);
	await page.goto(`${journey.portal().url}/report/index?form=complaint`);
	await page.getByRole("heading", { level: 1, name: "File a complaint" }).waitFor();
	expect(await page.getByText("What can we do for you?").count()).toBe(0);
});

it("offers to load the page anew where its scripts have given way to those of a newer portal", async () => {
	const page = await journey.open("/index/index", PHONE);
	await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByText("the portal may have been renewed").waitFor();
	await page.unroute("**/assets/**");
	await page.getByRole("button", { name: "Reload the page" }).click();
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByRole("navigation").waitFor();
});
