import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";
import { sidewaysScrolling } from "./touch-targets.ts";

const journey = startJourney();
const desk = startDesk(journey);

/** A preview is compiled before it is shown. */
const COMPILED = { timeout: 60_000 };

it("shows pages as the reporter of a case has them, over answers that stay as they were recorded, and sends nothing", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const citizen = await journey.newSession();
	const title = `The tap by the playground ${crypto.randomUUID().slice(0, 8)}`;
	const { id, number } = await desk().file(title, citizen);
	const draft = await post<{ id: string }>(
		journey.portal(),
		"admin/api/draft-releases",
		{ name: "Looked at as somebody" },
		session.token,
	);
	const page = await journey.openAs(session, `/admin/studio/${draft.data.id}/preview?page=%2Fuser%2Findex`);
	const portal = page.frameLocator("iframe");
	// What is looked at in one language leaves the studio, and the portal of who looks, in their own.
	await portal.getByRole("main").waitFor(COMPILED);
	expect((await page.context().cookies()).filter(({ name }) => name === "locale")).toEqual([]);
	await page.getByLabel("Seen by").selectOption("The reporter of a case");
	await page.getByLabel("Number of the case").fill("20010101-000001");
	await page.getByRole("button", { name: "Look", exact: true }).click();
	await page.getByText("There is no case of this number that you may read.").waitFor();
	await page.getByLabel("Number of the case").fill(number);
	await page.getByRole("button", { name: "Look", exact: true }).click();
	await page.getByLabel("Lists and details").selectOption("As they were recorded");
	await page.getByText("Recorded since").waitFor();
	await portal.getByText(title).first().click(COMPILED);
	await portal.getByRole("heading", { level: 1, name: title }).waitFor();
	const state = portal.getByRole("main").locator("header").first();
	const before = await state.textContent();

	await desk().handle(id, ["accept"]);
	await page.reload();
	await portal.getByText(title).first().click(COMPILED);
	await expect.poll(() => state.textContent(), WAIT).toBe(before);
	const violations = await axeFinds(page, { exclude: "iframe" });
	expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.target}`)).toEqual([]);
	await page.setViewportSize(PHONE);
	await expect.poll(() => sidewaysScrolling(page), WAIT).toBeLessThanOrEqual(0);
	await page.setViewportSize(DESKTOP);
	await page.getByRole("button", { name: "Record anew" }).click();
	await portal.getByText(title).first().click(COMPILED);
	await expect.poll(() => state.textContent(), WAIT).not.toBe(before);

	// What its reporter could do is there to be seen, and stays undone.
	await portal.getByRole("button", { name: "Withdraw the case" }).first().click();
	await portal.getByRole("alertdialog").getByRole("button", { name: "Withdraw the case" }).click();
	await portal.getByText("This is a preview: nothing is sent.").first().waitFor();
	const { data } = await journey.request(`report/api.Messages/getDetail?id=${id}`, citizen.token);
	expect(data).toMatchObject({ id, status: "accepted" });
});
