import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** A preview is compiled before it is shown. */
const COMPILED = { timeout: 60_000 };

it("answers that are tried are kept as a test case, which is named before it is published where it fails", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const id = await draftApi(journey, session).drafted("Kept", {
		...{ verb: "set", path: "forms/complaint.json", at: "/schema/properties/address/minLength", value: 40 },
	});

	const page = await journey.openAs(session, `/admin/studio/${id}/document/forms/complaint.json?view=logic`);
	await page.getByText("Try all questions").click();
	await page.getByLabel("Title", { exact: true }).fill("A hole");
	await page.getByLabel("What is this case about?").fill("Hardly anything");
	await page.getByRole("button", { name: "Keep as a test case" }).click();
	await page.getByRole("heading", { level: 1, name: "Hardly anything" }).waitFor();

	await page.getByRole("link", { name: "Publish", exact: true }).click();
	const one = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: "Anonymously, without any contact" }) });
	await one.getByText("Please describe the place so that someone can find it.").waitFor();
	await one.getByRole("button", { name: "That is right: expect it from now on" }).click();
	await one.getByText("as expected").waitFor();
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await page.getByRole("link", { name: "Hardly anything" }).waitFor();
	expect(await page.getByRole("heading", { name: "Test cases" }).count()).toBe(1);
});

it("what is typed in the preview's form is kept as a test case, with the errors that it shows, and leaves no draft", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const api = draftApi(journey, session);
	const id = await api.drafted("Tried in the preview");
	const page = await journey.openAs(session, `/admin/studio/${id}/preview`);
	const preview = page.frameLocator("iframe");
	const keep = page.getByRole("form", { name: "Keep these answers" });
	await preview.getByRole("heading", { level: 1 }).first().waitFor(COMPILED);
	await keep.getByLabel("What is this case about?").fill("A lamp, without a place");
	await keep.getByRole("button", { name: "Keep as a test case" }).click();
	await keep.getByText("No form is shown. Open one in the preview, and fill it in.").waitFor();

	const form = encodeURIComponent("/report/index?form=complaint&category=lighting");
	await page.goto(`${journey.portal().url}/admin/studio/${id}/preview?page=${form}`);
	await preview.getByLabel(/^Title/).fill("The lamp at the bridge", COMPILED);
	await preview.getByRole("button", { name: "Continue" }).click();
	await preview.getByText("Please tell us what happened.").first().waitFor();
	await keep.getByLabel("What is this case about?").fill("A lamp, without a place");
	const violations = await axeFinds(page, { exclude: "iframe" });
	expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.target}`)).toEqual([]);
	await keep.getByRole("button", { name: "Keep as a test case" }).click();
	await page.getByRole("heading", { level: 1, name: "A lamp, without a place" }).waitFor();
	await page.getByText("All changes saved").waitFor();
	const [edit] = asArray((await api.read(`draft-releases/${id}`)).edits).map(asObject);
	expect(edit?.value).toMatchObject({
		form: "complaint",
		answers: { title: "The lamp at the bridge", category: "lighting" },
		expected: expect.arrayContaining(["/address", "/description"]),
	});
	// The portal itself, on the same device, has no draft of it.
	await page.goto(`${journey.portal().url}/report/index?form=complaint&category=lighting`);
	await page.getByLabel(/^Title/).waitFor();
	expect(await page.getByText("What you typed has been restored").count()).toBe(0);
	expect(await page.getByLabel(/^Title/).inputValue()).toBe("");
});
