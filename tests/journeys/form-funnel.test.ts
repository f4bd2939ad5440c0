import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { complaintForm, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney("changed");

const counted = () =>
	inDatabase(journey.portal(), async (db) => {
		const rows = await db.selectFrom("form_funnel").select(["event", "place", "keyword"]).orderBy("event").execute();
		return rows.map(({ event, place, keyword }) => `${event} ${place} ${keyword}`.trim());
	});

it("counts where somebody gives up in a form, and shows editors how many did", async () => {
	// What other files' journeys left of the portal's forms would be counted together with this.
	await inDatabase(journey.portal(), (db) => db.deleteFrom("form_funnel").execute());
	const citizen = await journey.open("/report/index?form=complaint");
	await complaintInput(citizen, "title").fill("x");
	await complaintForm(citizen).getByRole("button", { name: "Continue" }).click();
	await citizen.getByText(/need your attention|needs your attention/).waitFor();
	await citizen.goto("about:blank");
	await expect
		.poll(counted, WAIT)
		.toEqual(expect.arrayContaining(["reached answers", "erred answers", "left answers", "erred /title minLength"]));

	await inDatabase(journey.portal(), (db) => db.updateTable("form_funnel").set({ count: 40 }).execute());
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/forms", { viewport: PHONE });
	await page.getByText("too short: 40").filter({ visible: true }).waitFor();
	const violations = await axeFinds(page);
	expect(violations.map(({ id }) => id)).toEqual([]);
	const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(over).toBe(0);
});
