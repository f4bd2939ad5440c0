import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { axeFinds } from "./axe-finds.ts";

/** Waits until the portal has taken over what the server rendered of a page. */
export const portalListens = (page: Page): Promise<void> =>
	page.locator(`[${PRERENDER_MARKS.root}]`).waitFor({ state: "detached" });

/** The form on a page of the examples. */
export const exampleForm = (page: Page): Locator => page.getByRole("main").locator("form").first();

/** Presses the button that goes on or sends. */
export const goOn = (page: Page, name = "Continue"): Promise<void> =>
	exampleForm(page).getByRole("button", { name, exact: true }).click();

/** Sends an example's form and waits for the number that its case got. */
export async function sendExample(page: Page): Promise<string> {
	await goOn(page, "Send");
	const shown = page.getByText(/Your case has the number/);
	await shown.waitFor();
	const number = /number (\S+)\./.exec((await shown.textContent()) ?? "")?.[1];
	if (number === undefined) throw new Error("The page thanks for a case without telling its number.");
	return number;
}

/** What the error summary lists, once it is on the screen and has the focus. */
export async function listedErrors(page: Page): Promise<string[]> {
	const summary = exampleForm(page).getByRole("region", { name: /attention|需要/ });
	await summary.waitFor();
	await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
	return summary.getByRole("listitem").allTextContents();
}

/** What a screen reader says of an input after its name: the texts that aria-describedby leads to. */
export const describedBy = (input: Locator): Promise<string> =>
	input.evaluate((element) =>
		(element.getAttribute("aria-describedby") ?? "")
			.split(" ")
			.map((id) => document.getElementById(id)?.textContent?.trim() ?? "")
			.join(" "),
	);

/** WCAG 2.2 A and AA, and what is good practice. */
const RULE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with parts of a page by WCAG 2.2 A and AA, but for some rules. */
export async function accessibilityProblems(page: Page, parts: string, without: string[] = []): Promise<string[]> {
	const violations = await axeFinds(page, { include: parts, runOnly: RULE_TAGS, without });
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** The data that a page sends when it files a case, for the one sending that `act` does. */
export async function sentData(page: Page, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
	const [request] = await Promise.all([page.waitForRequest("**/report/api.Messages/index"), act()]);
	const body: { data: Record<string, unknown> } = request.postDataJSON();
	return body.data;
}
