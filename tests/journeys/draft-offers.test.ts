import { expect, it } from "vitest";
import { complaintForm, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

const ADDRESS = "/report/index?form=complaint&category=lighting";

it("offers who comes back without an account what they were writing, at home and where forms are chosen", async () => {
	const page = await journey.open(ADDRESS);
	await complaintForm(page).waitFor();
	await complaintInput(page, "title").fill("The lamp by the bridge");
	const marked = () => page.evaluate(() => localStorage.getItem("portico-drafted complaint"));
	await expect.poll(marked, WAIT).toBe(ADDRESS);
	const offer = page.getByRole("main").getByText(/^You were writing: /);
	await journey.go(page, "/");
	await offer.waitFor();
	await leadTo(page, "/report/index");
	await page.getByRole("heading", { level: 1, name: "File a complaint" }).waitFor();
	await offer.waitFor();
	await page.getByRole("main").getByRole("link", { name: "Continue", exact: true }).click();
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe("The lamp by the bridge");
	expect(await page.getByText(/^You were writing: /).count()).toBe(0);

	await leadTo(page, "/index/index");
	await page.getByRole("main").getByRole("button", { name: "Discard", exact: true }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard", exact: true }).click();
	await page.getByText(/^You were writing: /).waitFor({ state: "detached" });
	await leadTo(page, ADDRESS);
	await complaintForm(page).waitFor();
	expect(await complaintInput(page, "title").inputValue()).toBe("");
});
