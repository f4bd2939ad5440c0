import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, type Session, signIn } from "../../scripts/sign-in.ts";
import { namesOnDevice, plateOf, restored, typeCopiedPlate, typePlate } from "./device-drafts.ts";
import { restoreRelease } from "./document-folder.ts";
import { exampleDocuments, publishExamples } from "./example-documents.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";
import { putBackAfterwards } from "./put-back.ts";
import { sharedForms } from "./shared-forms.ts";

const journey = startExamples();
putBackAfterwards(journey);
const ERRORS = "/example/errors";

const seats = (page: Page) => exampleForm(page).getByLabel(/^Seats/);
const places = (page: Page) => exampleForm(page).getByLabel("Places");
const back = (page: Page) => page.getByRole("button", { name: "Go back to the version before" });
const newVersion = (page: Page) => page.getByRole("button", { name: "Use the new version" });

type Manifest = { forms: Record<string, { artefact: string }> };

/** The release in force, and its version of the form. */
async function inForce(): Promise<{ release: string; hash: string }> {
	const { url } = journey.portal();
	const { id }: { id: string } = await (await fetch(`${url}/release/current.json`)).json();
	const manifest: Manifest = await (await fetch(`${url}/release/${id}.json`)).json();
	return { release: id, hash: manifest.forms.errors?.artefact ?? "" };
}

/** The form asks for places instead of seats. */
const withPlaces = (text: string): string =>
	text
		.replace('"category", "plate", "seats"', '"category", "plate"')
		.replaceAll('"seats": {', '"places": {')
		.replace('"/seats": {', '"/places": {')
		.replace('"title": "Seats"', '"title": "Places"');

/** Publishes that form; gives the release's id. */
const publishPlaces = (): Promise<string> =>
	publishExamples(
		journey.portal(),
		exampleDocuments(sharedForms()).map(({ path, text }) => ({
			path,
			text: path === "forms/errors.json" ? withPlaces(text) : text,
		})),
	);

/** Accepts the new version: what fits is carried over, what does not is said. */
async function acceptNewVersion(page: Page): Promise<void> {
	await newVersion(page).click();
	await page.getByText(/What you had typed has been carried over/).waitFor();
	for (const changed of ["Seats: 4", "Places"]) await page.getByRole("listitem").filter({ hasText: changed }).waitFor();
	await places(page).waitFor();
	expect(await plateOf(page)).toBe("OLD123");
}

/** Goes back to the version before, and on to the new one again; sends it. */
async function goBackAndSend(page: Page): Promise<void> {
	await back(page).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Go back" }).click();
	await expect.poll(() => seats(page).inputValue(), WAIT).toBe("4");
	await newVersion(page).click();
	await places(page).waitFor();
	expect(await namesOnDevice(page)).toContain("portico-draft-earlier");
	expect(await sentData(page, () => sendExample(page))).toEqual({ category: "suggestion", plate: "OLD123" });
	await expect.poll(() => namesOnDevice(page)).not.toContain("portico-draft-earlier");
}

/** Finishes on another device, in its version, what was started on the phone before. */
async function finishElsewhere(session: Session): Promise<void> {
	const desk = await journey.openAs(session, ERRORS);
	await newVersion(desk).waitFor();
	expect(await seats(desk).inputValue()).toBe("3");
	expect(await sentData(desk, () => sendExample(desk))).toMatchObject({ seats: 3, plate: "PHONE1" });
}

/** Begins the form on a page that hears of nothing that is published or revoked: it learns from the server's answer. */
async function beginHearingNothing(page: Page): Promise<void> {
	await page.route("**/events", (route) => route.abort());
	// The form's own address would show the receipt again.
	await journey.go(page, "/example/computed");
	await journey.go(page, ERRORS);
	await places(page).fill("2");
	await typePlate(page, "GONE12");
}

it("carries a draft over to a new release, says what has changed, and leads back; one that was started elsewhere before can be finished; and files on the version in force what was begun on one that was revoked meanwhile", async () => {
	const before = await inForce();
	const session = await journey.newSession();
	const phone = await journey.openAs(session, ERRORS);
	const page = await journey.open(ERRORS);
	await seats(phone).fill("3");
	await typeCopiedPlate(phone, "PHONE1");
	await seats(page).fill("4");
	await typePlate(page, "OLD123");
	await journey.go(page, "/example/computed");
	const published = await publishPlaces();
	await journey.go(page, ERRORS);
	await restored(page);
	await acceptNewVersion(page);
	await goBackAndSend(page);
	await finishElsewhere(session);

	await beginHearingNothing(page);
	const { token } = await signIn(journey.portal(), ADMIN_MOBILE);
	await restoreRelease(journey.portal(), token, before.release);
	const revocation = { form: "errors", reason: "It asked for too much." };
	expect((await post(journey.portal(), `admin/api/releases/${published}/revoke`, revocation, token)).code).toBe(0);
	await goOn(page, "Send");
	await page.getByText("The version that you had begun was withdrawn").waitFor();
	expect(await back(page).count()).toBe(0);
	expect(await plateOf(page)).toBe("GONE12");
	await seats(page).fill("2");
	const number = await sendExample(page);
	const filed = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").select(["form_hash", "data"]).where("number", "=", number).executeTakeFirstOrThrow(),
	);
	expect(filed).toMatchObject({ form_hash: before.hash, data: { plate: "GONE12", seats: 2 } });
});
