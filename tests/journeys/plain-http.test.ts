import { expect, it } from "vitest";
import { launchBrowser, openReader, PHONE } from "../../scripts/browser.ts";
import { typeAndSave } from "./device-drafts.ts";
import {
	attachPhoto,
	COMPLAINT,
	complaintInput,
	filedNumber,
	fillComplaint,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { remembered, startJourney, WAIT } from "./journey.ts";

const journey = startJourney();

/** A name that Chromium takes for another machine's: without TLS its pages have no secure context, as on a phone in one's own network. */
const NAME = "portal.test";

it("files a complaint with a photo from a page without a secure context, once though the button is pressed twice, and keeps it as a draft before", async () => {
	const session = await journey.newSession();
	const address = new URL(journey.portal().url);
	address.hostname = NAME;
	const browser = await launchBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
	try {
		const storageState = remembered(address.origin, { session });
		const { page, problems } = await openReader(browser, { viewport: PHONE, storageState });
		await page.goto(`${address.origin}/report/index?form=complaint&category=lighting`);
		expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
		await typeAndSave(page, complaintInput(page, "title"), COMPLAINT.title);
		await page.reload();
		await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
		await fillComplaint(page);
		await attachPhoto(page);
		await toReview(page);
		// Pressed twice, as many do: one case is filed all the same.
		await sendButton(page).dblclick();
		await filedNumber(page);
		expect(problems).toEqual([]);
	} finally {
		await browser.close();
	}
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 1 });
});
