import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { remembered, startOwnJourney } from "./journey.ts";

const journey = startOwnJourney();

const FORM = "/report/index?form=complaint&category=lighting";

/** What axe finds on a screen, each as one line. */
async function violations(page: Page, screen: string): Promise<string[]> {
	const { violations: all } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
	return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(" ")}`));
}

const saved = (page: Page) => page.getByText("All changes saved").waitFor();

async function startChanges(page: Page, name: string): Promise<void> {
	await page.getByLabel("What are the changes about?").fill(name);
	await page.getByRole("button", { name: "Begin changes" }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
}

it("changes a question of the complaint form, publishes it to an open tab, and takes it back", async () => {
	const citizen = await journey.openListening(FORM);
	const question = (label: string) => citizen.locator("form").getByText(label, { exact: false }).first();
	await question("Project it is about").waitFor();

	const page = await journey.open("/admin");
	await page.getByLabel("Mobile number").fill(ADMIN_MOBILE);
	await page.getByRole("button", { name: "Send me a code" }).click();
	await page.getByLabel("Code from the text message").fill(await journey.portal().smsCode(ADMIN_MOBILE));
	await page.getByRole("button", { name: "Sign in", exact: true }).click();

	await startChanges(page, "Ask for the project");
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("button", { name: "Field Project it is about" }).click();
	await page.getByLabel("Label", { exact: true }).fill("Which works is it about?");
	await page.getByText("Must be answered").click();
	await page.getByRole("button", { name: "Field Which works is it about?, required" }).waitFor();
	await saved(page);
	await page.getByRole("link", { name: "Publish", exact: true }).click();
	await page.getByText("Project it is about is now called Which works is it about?").waitFor();
	await page.getByLabel("Why is this changed?").fill("Too many cases name none.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("It is published").waitFor();
	await question("Which works is it about?").waitFor();
	expect(await question("Project it is about").count()).toBe(0);

	await page.getByRole("button", { name: "Take it back" }).click();
	await page.getByRole("button", { name: "Take it back now" }).click();
	await page.getByText("It was taken back").waitFor();
	await question("Project it is about").waitFor();

	await page.getByRole("link", { name: "To the history" }).click();
	await page.getByText("Too many cases name none.").waitFor();
});

it("adds, moves, undoes and removes questions by keyboard alone, and refuses to publish what is broken", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin");
	await startChanges(page, "By keyboard");
	await page.getByRole("link", { name: "Complaint", exact: true }).press("Enter");
	const spot = (label: string) => page.getByRole("button", { name: `Field ${label}`, exact: false });
	await spot("Where").focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Add a question after “Where”" }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("menuitem", { name: "Short text" }).waitFor();
	await page.keyboard.press("Enter");
	await spot("New question").waitFor();
	await page.getByLabel("Label", { exact: true }).fill("House number");
	await page.keyboard.press("Enter");
	await spot("House number").focus();
	await page.keyboard.press("Alt+ArrowUp");
	const order = () => page.locator("[data-spot]").evaluateAll((all) => all.map((one) => one.getAttribute("data-spot")));
	await expect.poll(async () => (await order()).slice(3, 6)).toEqual(["happened_on", "text", "address"]);
	await spot("House number").focus();
	await page.keyboard.press("Delete");
	await expect.poll(order).not.toContain("text");
	await page.keyboard.press("Control+z");
	await expect.poll(order).toContain("text");

	await page.getByRole("tab", { name: "Source" }).click();
	const source = page.getByLabel("Source of forms/complaint.json");
	await source.fill("{ broken");
	await page.getByText("This is no JSON yet.").waitFor();
	await saved(page);
	await page.getByRole("link", { name: /^Publish/ }).click();
	await page.getByText("must be mended").first().waitFor();
	expect(await page.getByRole("button", { name: "Publish now" }).isDisabled()).toBe(true);
});

it("keeps what is changed without a connection on the device, and sends it later", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin");
	await startChanges(page, "On the train");
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("button", { name: "Field Where" }).waitFor();
	await page.context().setOffline(true);
	await page.getByLabel("Title", { exact: true }).fill("Complaint or report");
	await page.getByText("No connection: kept on this device, sent later").waitFor();
	await page.context().setOffline(false);
	await saved(page);
	await page.reload();
	await page.getByRole("heading", { level: 1, name: "Complaint or report" }).waitFor();
});

it.each([
	["en-US", undefined],
	["zh-CN", PHONE],
] as const)(
	"axe finds nothing on any screen, and none scrolls sideways, in %s",
	async (locale, viewport) => {
		const session = await signIn(journey.portal(), ADMIN_MOBILE);
		const { url } = journey.portal();
		const created = await fetch(`${url}/admin/api/draft-releases`, {
			method: "POST",
			headers: { authorization: session.token, "content-type": "application/json" },
			body: JSON.stringify({ name: "Looked at" }),
		});
		const { data } = await created.json();
		const page = await journey.open("/admin", {
			storageState: remembered(url, { session, preferences: { locale } }),
			...(viewport && { viewport }),
		});
		const draft = `/admin/studio/${data.id}`;
		const form = `${draft}/document/forms/complaint.json`;
		const screens = ["/admin", draft, form, `${form}?field=contact_by`, `${form}?view=source`, `${draft}/texts`];
		const more = [`${draft}/document/pages/home.json?view=settings&at=/blocks`, `${draft}/document/site.json`];
		const found: string[] = [];
		for (const screen of [...screens, ...more, `${draft}/problems`, `${draft}/publish`]) {
			await page.goto(url + screen);
			await page.getByRole("heading", { level: 1 }).first().waitFor();
			if (screen.startsWith(form) && !screen.includes("view=")) await page.locator("[data-spot]").first().waitFor();
			found.push(...(await violations(page, screen)));
			const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			if (wider > 0) found.push(`${screen}: ${wider} px wider than the window`);
		}
		expect(found).toEqual([]);
	},
	240_000,
);
