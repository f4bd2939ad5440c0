import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { storedOnDevice } from "./device-drafts.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

/** Changes are compiled before they are shown or tried; the compiler goes last on the processor. */
const COMPILED = { timeout: 60_000 };

/** Answers that are tried are kept. What is said of those that fail before the changes are published: PublishScreen.test.tsx. */
async function keepTried(page: Page): Promise<void> {
	await page.getByText("Try all questions").click();
	await page.getByLabel("Title", { exact: true }).fill("A hole");
	await page.getByLabel("What is this case about?").fill("Hardly anything");
	await page.getByRole("button", { name: "Keep as a test case" }).click();
	await page.getByRole("heading", { level: 1, name: "Hardly anything" }).waitFor();

	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await page.getByRole("link", { name: "Hardly anything" }).waitFor();
	expect(await page.getByRole("heading", { name: "Test cases" }).count()).toBe(1);
}

/** What is typed in the preview's form is kept, with the errors that it shows. */
async function keepPreviewed(page: Page, address: string): Promise<void> {
	const preview = page.frameLocator("iframe");
	const keep = page.getByRole("form", { name: "Keep these answers" });
	await leadTo(page, `${address}?page=${encodeURIComponent("/report/index?form=complaint&category=lighting")}`);
	await preview.getByLabel(/^Title/).fill("The lamp at the bridge", COMPILED);
	await preview.getByRole("button", { name: "Continue" }).click();
	await preview.getByText("Please tell us what happened.").first().waitFor();
	await keep.getByLabel("What is this case about?").fill("A lamp, without a place");
	await keep.getByRole("button", { name: "Keep as a test case" }).click();
	await page.getByRole("heading", { level: 1, name: "A lamp, without a place" }).waitFor();
	await page.getByText("All changes saved").waitFor();
}

it("answers that are tried, and those typed in the preview, are kept as test cases, and leave no draft", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const api = draftApi(journey, session);
	const id = await api.drafted("Kept", {
		verb: "set",
		path: "forms/complaint.json",
		at: "/schema/properties/address/minLength",
		value: 40,
	});
	const page = await journey.openAs(session, `/admin/studio/${id}/document/forms/complaint.json?view=logic`);
	await keepTried(page);
	await keepPreviewed(page, `/admin/studio/${id}/preview`);
	const edit = asArray((await api.read(`draft-releases/${id}`)).edits)
		.map(asObject)
		.at(-1);
	expect(edit?.value).toMatchObject({
		form: "complaint",
		answers: { title: "The lamp at the bridge", category: "lighting" },
		expected: expect.arrayContaining(["/address", "/description"]),
	});
	const { data } = await journey.request("report/api.Drafts/getList", session.token);
	for (const drafts of [await storedOnDevice(page), JSON.stringify(data)])
		expect(drafts).not.toContain("The lamp at the bridge");
});
