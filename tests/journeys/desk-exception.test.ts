import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

async function look(page: Page, name: string): Promise<void> {
	if (process.env.PORTICO_PICTURES)
		await page.screenshot({ path: `${process.env.PORTICO_PICTURES}/exception-${name}.png`, fullPage: true });
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

it("says that a case is not open, takes a reason by keyboard, and marks the case that it opens", {
	timeout: 120_000,
}, async () => {
	const title = "Berths for relatives";
	const { id } = await desk().fileRestricted(title);
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), `/admin/desk/case?id=${id}`);
	await page.getByRole("heading", { level: 1, name: "This case is not open to you" }).waitFor();
	await page.getByText("administrators see them in the audit log").waitFor();
	expect(await page.getByText(title).count()).toBe(0);
	await look(page, "closed");
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

it("offers nothing of the kind for a case that is not there, in Chinese as narrow as a phone", {
	timeout: 120_000,
}, async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, `/admin/desk/case?id=${crypto.randomUUID()}`, {
		...{ locale: "zh-CN", viewport: { width: 390, height: 844 } },
	});
	await page.getByRole("button", { name: "简体中文" }).first().click();
	await page.getByRole("heading", { level: 1, name: "您无权查看此案件" }).waitFor();
	expect(await page.getByText("例外查看").count()).toBe(0);
	await look(page, "nothing");
	const { id } = await desk().fileRestricted("Berths for friends");
	await journey.go(page, `/admin/desk/case?id=${id}`);
	await page.getByRole("heading", { name: "例外查看" }).waitFor();
	await look(page, "closed-phone");
});
