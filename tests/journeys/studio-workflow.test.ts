import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

it("a thirteenth state, a small form for the step there, and a second workflow that a category has, without a problem", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const api = draftApi(journey, session);
	const id = await api.drafted("With the police");
	const page = await journey.openAs(session, `/admin/studio/${id}/document/workflow.json?part=accepted`);
	await page.getByLabel("A further state").fill("With the police");
	await page.getByRole("button", { name: "Add this state" }).click();
	await page.getByRole("heading", { level: 2, name: "With the police" }).waitFor();
	await page.getByRole("button", { name: "Add a clock" }).click();
	await page.getByRole("button", { name: "New clock (10)" }).click();
	await page.getByLabel("Within so many working days").fill("3");
	await page.getByLabel("What is promised").fill("Looked at within three working days");
	await page.getByRole("button", { name: "Looked at within three working days (3)" }).waitFor();
	await page.getByRole("button", { name: "Make a small form for it" }).click();
	await page.getByRole("heading", { level: 1, name: "With the police" }).waitFor();
	await page.getByRole("button", { name: "Field Note" }).waitFor();

	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "Another workflow" }).click();
	await page.getByLabel("Its name").fill("noise-cases");
	await page.getByRole("button", { name: "Create it" }).click();
	await page.getByRole("heading", { level: 1, name: "Noise cases" }).waitFor();
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "Categories", exact: true }).click();
	await page.getByRole("button", { name: "Noise", exact: true }).click();
	await page.getByLabel("Workflow", { exact: true }).selectOption("Noise cases");
	await page.getByText("All changes saved").waitFor();

	const { diagnostics } = (await api.send(`draft-releases/${id}/check`)).data;
	const errors = asArray(diagnostics)
		.map(asObject)
		.filter(({ severity }) => severity === "error");
	expect(errors).toEqual([]);

	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "New test case" }).click();
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("button", { name: "Keep as a test case" }).waitFor();
});
