import type { Page } from "playwright";
import { expect, it } from "vitest";
import { axeViolations } from "./axe-violations.ts";
import { complaintForm, fillComplaint, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

/** What axe finds in the dialog of who has to log in. */
async function faultsOfLogin(page: Page): Promise<string[]> {
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^Mobile number/).waitFor();
	const found = await axeViolations(page, "login dialog");
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	return found;
}

/** The same in the complaint form, with errors and at its review. */
async function faultsOfForm(page: Page): Promise<string[]> {
	await complaintForm(page).getByRole("button", { name: "Continue" }).click();
	await page.getByRole("link", { name: "Please give your case a title." }).waitFor();
	const found = await axeViolations(page, "form with errors", "main");
	await fillComplaint(page);
	await toReview(page);
	return [...found, ...(await axeViolations(page, "review", "main"))];
}

/** The same in a message of the server. */
async function faultsOfMessage(page: Page): Promise<string[]> {
	const body = JSON.stringify({ code: 1, msg: "The archive is being moved.", data: null });
	await page.route("**/report/api.Articles/getList*", (route) =>
		route.fulfill({ contentType: "application/json", body }),
	);
	await leadTo(page, "/article/list");
	await page.getByRole("alertdialog").waitFor();
	return axeViolations(page, "message");
}

it("axe finds nothing in the login dialog, a form with errors and its review, or a message of the server", async () => {
	const page = await journey.open("/user/index");
	const found = await faultsOfLogin(page);
	await leadTo(page, "/report/index?form=complaint&category=lighting");
	found.push(...(await faultsOfForm(page)), ...(await faultsOfMessage(page)));
	expect(found).toEqual([]);
});

it("sends every page under a policy without inline or evaluated scripts", async () => {
	for (const path of ["/", "/index/index", "/nowhere", "/report/api.Configs/getConfig"]) {
		const { headers } = await fetch(journey.portal().url + path);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'self'");
		expect(policy).toMatch(/script-src 'self'(;|$)/);
		expect(policy).toMatch(/style-src 'self'(;|$)/);
		expect(policy).not.toContain("unsafe");
	}
});
