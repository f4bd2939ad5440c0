import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** As after a deployment: scripts of the names that the window knows are not there any more. */
const renewed = (page: Page, scripts: string) =>
	page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));

it("the studio says where a screen's script is gone, and loads the window anew with all that was changed", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const { data } = await post<{ id: string }>(
		journey.portal(),
		"admin/api/draft-releases",
		{ name: "Over a deployment" },
		session.token,
	);
	const page = await journey.blank({ session });
	await renewed(page, "**/assets/studio/{TextsScreen,LogicScreen}-*.js");
	await journey.go(page, `/admin/studio/${data.id}/document/forms/suggestion.json`);
	await page.getByLabel("Title", { exact: true }).fill("Write to the city");
	await page.getByText("All changes saved").waitFor();
	await page.getByRole("tab", { name: "Logic" }).click();
	const alert = page.getByRole("alert").filter({ hasText: "This part could not be loaded" });
	await alert.waitFor();
	// What is around it stays, and leads on.
	await page.getByRole("tab", { name: "Form", exact: true }).click();
	await page.getByRole("button", { name: "Field Title" }).waitFor();
	await page.getByRole("link", { name: "Texts", exact: true }).click();
	await alert.waitFor();
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
	await page.unroute("**/assets/studio/{TextsScreen,LogicScreen}-*.js");
	await alert.getByRole("button", { name: "Load the window anew" }).click();
	await page.getByRole("heading", { level: 1, name: "Texts" }).waitFor();
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "Write to the city changed", exact: true }).waitFor();
});

it("the desk offers to load the page anew where a part of it is gone", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/desk");
	await page.getByRole("heading", { level: 1 }).first().waitFor();
	await renewed(page, "**/assets/studio/ChartBlock-*.js");
	await page.getByRole("link", { name: "Overview" }).first().click();
	await page.getByText("the portal may have been renewed").waitFor();
	await page.unroute("**/assets/studio/ChartBlock-*.js");
	await page.getByRole("button", { name: "Reload the page" }).click();
	await page.getByText("Show the numbers as a table").first().waitFor();
});
