import { expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { during } from "./during.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const DRAFTS = "/user/index?tab=drafts";

it("forms that were started elsewhere stand among the drafts by their names, are gone on with there, and are discarded after a question", async () => {
	const session = await journey.newSession();
	const stored = () => journey.request("report/api.Drafts/getList", session.token);
	for (const form of ["complaint", "road-damage"]) {
		const draft = { form, form_hash: "", data: { title: COMPLAINT.title }, attachments: [], version: 0 };
		expect(await post(journey.portal(), "report/api.Drafts/save", draft, session.token)).toMatchObject({ code: 0 });
	}
	const page = await journey.openAs(session, DRAFTS);
	const drafts = page.getByRole("tabpanel").getByRole("article");
	const draft = drafts.filter({ hasText: "Complaint" });
	await drafts.getByRole("heading", { name: "Damaged road or pavement" }).waitFor();
	await draft.getByText(/^Last changed .*; kept until /).waitFor();
	await draft.getByRole("link", { name: "Go on" }).click();
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);

	await page.goBack();
	const question = page.getByRole("alertdialog");
	for (const left of [["road-damage"], []]) {
		await (left.length > 0 ? draft : drafts).getByRole("button", { name: "Discard" }).click();
		await question.getByText("It cannot be brought back.").waitFor();
		await question.getByRole("button", { name: "Discard the draft" }).click();
		await expect.poll(stored, WAIT).toMatchObject({ data: { list: left.map((form) => ({ form })) } });
		await expect.poll(() => drafts.count(), WAIT).toBe(left.length);
	}
	await page.getByText("The draft is discarded").first().waitFor();
	await page.getByText(/^No drafts\./).waitFor();
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
	// Whoever types before the draft is read is asked which of the two to keep.
	await restored();
	await complaintInput(form, "title").fill("On every device again");
	await expect.poll(stored, WAIT).toContain("On every device again");
});
