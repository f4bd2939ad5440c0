import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { speak } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();
const desk = startDesk(journey);

async function look(page: Page, name: string): Promise<void> {
	if (process.env.PORTICO_PICTURES)
		await page.screenshot({ path: `${process.env.PORTICO_PICTURES}/exception-${name}.png`, fullPage: true });
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

it("offers nothing of the kind for a case that is not there, in Chinese on a phone; says that a case is not open, takes a reason by keyboard, and marks the case that it opens", async () => {
	const title = "Berths for relatives";
	const { id } = await desk().fileRestricted(title);
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, `/admin/desk/case?id=${crypto.randomUUID()}`, { viewport: PHONE });
	await page.getByRole("heading", { level: 1, name: "This case is not open to you" }).waitFor();
	await speak(page, "zh-CN");
	await page.getByRole("heading", { level: 1, name: "您无权查看此案件" }).waitFor();
	expect(await page.getByText("例外查看").count()).toBe(0);
	await leadTo(page, `/admin/desk/case?id=${id}`);
	await page.getByRole("heading", { name: "例外查看" }).waitFor();
	expect(await page.getByText(title).count()).toBe(0);
	await look(page, "closed");

	await speak(page, "en-US");
	await page.setViewportSize(DESKTOP);
	await page.getByText("administrators see them in the audit log").waitFor();
	await page.getByLabel("Why you must read it").focus();
	await page.keyboard.type("The court asks for the file.");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: "Conduct of officials" }).waitFor();
	await page.getByText(title).waitFor();
	await page.getByText(/^Opened by exception, until /).waitFor();
	await page.getByText("The court asks for the file.").waitFor();
	expect(await page.getByRole("button", { name: "Assign" }).count()).toBe(0);
	await look(page, "open");
});
