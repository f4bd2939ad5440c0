import { expect, it } from "vitest";
import { during } from "./during.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const DRAFTS = "/user/index?tab=drafts";

it("a form that was started stands among the drafts, is gone on with there, and is discarded after a question", async () => {
	const session = await journey.newSession();
	const stored = () => journey.request("report/api.Drafts/getList", session.token);
	const page = await journey.openAs(session, "/report/index?form=complaint&category=lighting");
	await complaintInput(page, "title").fill(COMPLAINT.title);
	await complaintInput(page, "title").blur();
	await expect.poll(stored, WAIT).toMatchObject({ data: { list: [{ data: { title: COMPLAINT.title } }] } });

	const other = await journey.openAs(session, DRAFTS);
	const draft = other.getByRole("tabpanel").getByRole("article").filter({ hasText: "Complaint" });
	await draft.getByText(/^Last changed .*; kept until /).waitFor();
	await draft.getByRole("link", { name: "Go on" }).click();
	await expect.poll(() => complaintInput(other, "title").inputValue(), WAIT).toBe(COMPLAINT.title);

	await journey.go(page, DRAFTS);
	const mine = page.getByRole("tabpanel").getByRole("article").filter({ hasText: "Complaint" });
	await mine.getByRole("button", { name: "Discard" }).click();
	await page.getByRole("alertdialog").getByText("It cannot be brought back.").waitFor();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard the draft" }).click();
	await page.getByText("The draft is discarded").waitFor();
	await page.getByText(/^No drafts\./).waitFor();
	expect(await stored()).toMatchObject({ data: { list: [] } });
});

it("a draft has the name of its form, whatever the form's id is made of", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/report/index?form=road-damage&category=roads");
	await page
		.getByRole("main")
		.getByLabel(/^Title/)
		.fill("A hole before the school");
	await page
		.getByRole("main")
		.getByLabel(/^Title/)
		.blur();
	await expect
		.poll(() => journey.request("report/api.Drafts/getList", session.token), WAIT)
		.toMatchObject({ data: { list: [{ form: "road-damage" }] } });
	await journey.go(page, DRAFTS);
	await page.getByRole("tabpanel").getByRole("heading", { name: "Damaged road or pavement" }).waitFor();
});

it("keeps drafts on the device alone for who says so in their profile, and on the server again once they wish", async () => {
	const session = await journey.newSession();
	const stored = async () => JSON.stringify((await journey.request("report/api.Drafts/getList", session.token)).data);
	const form = await journey.openAs(session, "/report/index?form=complaint&category=lighting");
	await complaintInput(form, "title").fill("Told to the server");
	await expect.poll(stored, WAIT).toContain("Told to the server");

	const account = await journey.openAs(session, "/user/index?tab=account");
	const wish = account.getByRole("checkbox", { name: /^Keep drafts on the server/ });
	const save = async (wanted: boolean) => {
		expect(await wish.isChecked()).toBe(!wanted);
		await wish.setChecked(wanted);
		await account.getByRole("form", { name: "Profile" }).getByRole("button", { name: "Save" }).click();
		await account.getByText("Your profile is saved").waitFor();
	};
	await save(false);
	expect(await stored()).not.toContain("Told to the server");
	const refused = await during(form.waitForResponse("**/report/api.Drafts/save"), () =>
		complaintInput(form, "title").fill("For this device alone"),
	);
	expect(await refused.json()).toMatchObject({ code: 403 });
	const restored = () =>
		expect.poll(() => complaintInput(form, "title").inputValue(), WAIT).toBe("For this device alone");
	await form.reload();
	await restored();
	expect(await stored()).not.toContain("For this device alone");

	await account.getByRole("button", { name: "Change something else" }).click();
	await wish.waitFor();
	await save(true);
	await journey.go(form, "/report/index?form=complaint&category=lighting");
	// Who types before the draft is read is asked which of the two to keep.
	await restored();
	await complaintInput(form, "title").fill("On every device again");
	await expect.poll(stored, WAIT).toContain("On every device again");
});
