import type { Page } from "playwright";
import { expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { startWithDocuments } from "./document-folder.ts";
import { COMPLAINT, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);
const desk = startWithDocuments(journey);

type Config = { pc: { release: { id: string; manifest_url: string } } };

/** The release in force, and its version of the form. */
async function inForce(): Promise<{ release: string; hash: string }> {
	const config: { data: Config } = await (await fetch(`${journey.portal().url}/report/api.Configs/getConfig`)).json();
	const { id, manifest_url } = config.data.pc.release;
	const manifest: { forms: Record<string, { artefact: string }> } = await (
		await fetch(journey.portal().url + manifest_url)
	).json();
	return { release: id, hash: manifest.forms.complaint?.artefact ?? "" };
}

/** Lets the page hear of nothing that is published or revoked: it learns from the server's answer. */
const hearNothing = (page: Page) => page.route("**/events", (route) => route.abort());

it("files on the version in force what was begun on one that was revoked meanwhile, and loses nothing typed", async () => {
	// A version of the file's own: that of the shipped documents is not revoked, since other files use it.
	desk.documents.replace("forms/complaint.json", '"title": "Where"', '"title": "Where it is"');
	expect((await desk.publish()).output).toContain("Published release");
	const before = await inForce();
	const page = await journey.openAs(await journey.newSession(), "/report/index?form=complaint&category=lighting");
	await hearNothing(page);
	await fillComplaint(page);
	await toReview(page);

	desk.documents.replace("forms/complaint.json", '"title": "Where it is"', '"title": "Where the trouble is"');
	const { output } = await desk.publish();
	expect(output).toContain("Published release");
	const revocation = { form: "complaint", reason: "It asked for too much." };
	const path = `admin/api/releases/${before.release}/revoke`;
	expect((await post(journey.portal(), path, revocation, desk.token())).code).toBe(0);

	await sendButton(page).click();
	await page.getByText("The version that you had begun was withdrawn").waitFor();
	expect(await page.getByRole("button", { name: "Go back to the version before" }).count()).toBe(0);
	if (await sendButton(page).isHidden()) await toReview(page);
	await sendButton(page).click();
	const number = await filedNumber(page);

	const after = await inForce();
	const filed = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").select(["form_hash", "data"]).where("number", "=", number).executeTakeFirstOrThrow(),
	);
	expect(filed.form_hash).toBe(after.hash);
	expect(after.hash).not.toBe(before.hash);
	expect(filed.data).toMatchObject({ title: COMPLAINT.title, description: COMPLAINT.description });
});
