import { expect, it } from "vitest";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { beginJourney, PATIENCE } from "./journey.ts";

const journey = beginJourney();
const DRAFTS = "/user/index?tab=drafts";

it("a form that was begun stands among the drafts, is gone on with there, and is discarded after a question", async () => {
	const session = await journey.newSession();
	const kept = () => journey.ask("report/api.Drafts/getList", session.token);
	const page = await journey.openAs(session, "/report/index?form=complaint&category=lighting");
	await complaintInput(page, "title").fill(COMPLAINT.title);
	await complaintInput(page, "title").blur();
	await expect.poll(kept, PATIENCE).toMatchObject({ data: { list: [{ data: { title: COMPLAINT.title } }] } });

	const other = await journey.openAs(session, DRAFTS);
	const draft = other.getByRole("tabpanel").getByRole("article").filter({ hasText: "Complaint" });
	await draft.getByText(/^Last changed .*; kept until /).waitFor();
	await draft.getByRole("link", { name: "Go on" }).click();
	await expect.poll(() => complaintInput(other, "title").inputValue(), PATIENCE).toBe(COMPLAINT.title);

	await journey.go(page, DRAFTS);
	const mine = page.getByRole("tabpanel").getByRole("article").filter({ hasText: "Complaint" });
	await mine.getByRole("button", { name: "Discard" }).click();
	await page.getByRole("alertdialog").getByText("It cannot be brought back.").waitFor();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard the draft" }).click();
	await page.getByText("The draft is discarded").waitFor();
	await page.getByText(/^No drafts\./).waitFor();
	expect(await kept()).toMatchObject({ data: { list: [] } });
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
		.poll(() => journey.ask("report/api.Drafts/getList", session.token), PATIENCE)
		.toMatchObject({ data: { list: [{ form: "road-damage" }] } });
	await journey.go(page, DRAFTS);
	await page.getByRole("tabpanel").getByRole("heading", { name: "Damaged road or pavement" }).waitFor();
});
