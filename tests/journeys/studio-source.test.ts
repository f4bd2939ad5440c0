import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

let session: Promise<Session> | undefined;
/** The administrator, logged in once: a number gets few codes. */
const administrator = () => {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return session;
};

/** Completion, and a problem that is mended, in a source that has the focus. */
async function mendProblem(page: Page, source: Locator): Promise<void> {
	await source.press("Control+Home");
	await source.press("End");
	await source.press("Enter");
	await page.keyboard.type('"exi');
	await page.getByRole("option", { name: "exits" }).waitFor();
	// The list takes no key in its first 75 ms, so that nobody accepts by chance (`interactionDelay` of CodeMirror).
	await page.waitForTimeout(150);
	await page.keyboard.press("Enter");
	await page.keyboard.type('"yes",');
	await page.getByText('"exits" is a string. Expected an array.').first().waitFor();
	await page.keyboard.press("Tab");
	expect(await source.evaluate((element) => element.matches(":focus"))).toBe(false);
	// What was typed is one edit, or one more for each pause that a slow machine makes of it.
	for (const _ of "exi") await page.keyboard.press("Control+z");
	await page.getByText("None were found.").waitFor();
}

/** The difference of a document's source, beside the sentences on it; one under the other where there is no room. */
async function compareSource(page: Page): Promise<void> {
	const compare = page.getByRole("button", { name: "Compare the source" }).first();
	// The compiler, which tells what changes, goes last on the processor: beside other tests it takes its time.
	await compare.waitFor({ timeout: 60_000 });
	// By its key: what is reviewed above becomes known meanwhile and moves the button, and a press that began before misses it.
	const press = async (expanded: boolean) => {
		await compare.press("Enter");
		await expect.poll(() => compare.getAttribute("aria-expanded")).toBe(String(expanded));
	};
	await press(true);
	await page.getByLabel("Complaint, before").getByText("When did it happen").first().waitFor();
	const after = page.getByLabel("Complaint, after");
	await after.getByText("On which day?").first().waitFor();
	await page.getByText("unchanged lines").first().waitFor();
	await press(false);
	await after.waitFor({ state: "detached" });
	await page.setViewportSize(PHONE);
	await press(true);
	await after.getByText("When did it happen").first().waitFor();
}

// A window's test fails by whatever the policy of the page, and of frames in it, refuses.
it("writes a form's source with completion and mended problems, sees it in the preview and compares it before publishing, without a policy refusal", async () => {
	const admin = await administrator();
	const id = await draftApi(journey, admin).drafted("By its source");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/forms/complaint.json`);
	await page.getByRole("button", { name: "Field Where" }).click();
	await page.getByRole("tab", { name: "Source" }).click();
	const source = page.getByRole("textbox", { name: "Source of forms/complaint.json" });
	await source.waitFor();

	// What was selected on the canvas is where the cursor is, and the canvas follows the cursor.
	await page.locator(".cm-activeLine", { hasText: '"address"' }).waitFor();
	await page.locator(".cm-line", { hasText: '"happened_on": {' }).first().click();
	await expect.poll(() => page.url()).toContain("part=%2Fhappened_on");
	await mendProblem(page, source);

	await page.getByRole("tab", { name: "Form" }).click();
	await page.locator('[data-spot="/happened_on"]').click();
	await page.getByLabel("Label", { exact: true }).fill("On which day?");
	await page.getByText("All changes saved").waitFor();
	await page.getByRole("link", { name: "Preview" }).click();
	const portal = page.frameLocator("iframe");
	// A preview is compiled before it is shown.
	await portal.getByText("On which day?").first().waitFor({ timeout: 60_000 });

	await page.getByRole("button", { name: "Make a link" }).click();
	const link = await page.getByLabel(/^Whoever has this link/).inputValue();

	await page.getByRole("link", { name: "Publish", exact: true }).click();
	await compareSource(page);
	await page.goto(`${link}report/index?form=complaint&category=lighting`);
	await page.getByText("On which day?").first().waitFor();
});

/** What is typed right before the page is loaded anew is kept as it was typed, though it is no JSON (src/studio/source: nor is the rest lost). */
async function keepHalfWritten(page: Page, source: Locator): Promise<void> {
	await source.press("Control+Home");
	await page.keyboard.type("half written ");
	await page.reload();
	await page.getByText("This is no JSON yet. It is kept as it is").waitFor();
	await page.locator(".cm-line", { hasText: "half written {" }).waitFor();
	expect(await page.getByRole("tab", { name: "Form" }).count()).toBe(0);
	await source.press("Control+Home");
	for (const _ of "half written ") await page.keyboard.press("Delete");
	await page.getByText("This is no JSON yet").waitFor({ state: "detached" });
	await page.getByRole("tab", { name: "Form" }).waitFor();
}

it("leads from a problem to the question on the canvas and its settings, and to the line, where no letter is lost that is typed right before the page is loaded anew", async () => {
	const admin = await administrator();
	const id = await draftApi(journey, admin).drafted("Wrong in one place", {
		verb: "set",
		path: "forms/complaint.json",
		at: "/fields/~1address/when",
		value: { "/form/nowhere": true },
	});
	const page = await journey.openAs(admin, `/admin/studio/${id}/problems`);
	const problem = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: /Complaint › Where/ }) })
		.first();
	const line = problem.getByRole("link", { name: /^forms\/complaint.json, line/ });
	await problem.getByText("Details").click();
	await problem.getByText("/form/nowhere").first().waitFor();
	const words = (await problem.locator("p").first().textContent()) ?? "";
	expect(words).toContain("Choose");

	await problem.getByRole("link").first().click();
	const where = page.getByRole("button", { name: /^Field Where/ });
	await where.waitFor();
	expect(await where.getAttribute("aria-pressed")).toBe("true");
	await page.getByRole("heading", { level: 2, name: "Where", exact: true }).waitFor();
	await page.getByRole("complementary").getByText(words).first().waitFor();

	await page.goBack();
	await problem.getByText("Details").click();
	await line.click();
	await page.locator(".cm-activeLine", { hasText: '"/form/nowhere"' }).waitFor();
	const source = page.getByRole("textbox", { name: "Source of forms/complaint.json" });
	await expect.poll(() => source.evaluate((element) => element.matches(":focus"))).toBe(true);
	await keepHalfWritten(page, source);
});
