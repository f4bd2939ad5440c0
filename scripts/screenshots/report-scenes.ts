import type { Page } from "playwright";
import type { Portal } from "../portal-process.ts";
import type { Session } from "../sign-in.ts";
import { fileSuggestion } from "./example-member.ts";
import { form, type Scene, send } from "./scene.ts";

const COMPLAINT = "/report/index?form=complaint&category=lighting";
const SUBJECT = "A clock at the ferry landing";

/** Fills a suggestion in and sends it. */
async function suggest(page: Page): Promise<void> {
	await form(page).locator("input[type=text]").first().fill(SUBJECT);
	await form(page).locator("textarea").first().fill("People wait here and cannot see the time.");
	await form(page).locator("input[type=checkbox]").last().check();
	await send(page);
	await page.waitForFunction(() => document.querySelector("main textarea") === null);
}

/** Looks for a case by its number and its code. */
const track = (number: string, code: string) => async (page: Page) => {
	const fields = form(page).locator("input[type=text], input:not([type])");
	await fields.nth(0).fill(number);
	await fields.nth(1).fill(code);
	await send(page);
	await page.locator("main ol").waitFor();
};

/** Reports before and after they are sent, and as they are followed; one as a member starts it. */
export async function reportScenes(portal: Portal, session: Session): Promise<Scene[]> {
	const { number, query_code = "" } = await fileSuggestion(portal, SUBJECT);
	return [
		{ name: "report-complaint", path: COMPLAINT, session },
		{ name: "report-complaint-errors", path: COMPLAINT, act: send },
		{ name: "report-receipt", path: "/report/index?form=suggestion&category=suggestion", act: suggest },
		{ name: "report-track-found", path: "/report/track", act: track(number, query_code) },
	];
}
