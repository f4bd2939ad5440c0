import type { Page } from "playwright";
import { expect, it } from "vitest";
import type { Session } from "../../scripts/sign-in.ts";
import {
	discardDraft,
	plateInput,
	restored,
	storedOnDevice,
	typeCopiedPlate,
	typePlate,
	untilPlate,
} from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();
const ERRORS = "/example/errors";

/** A draft that was started on a phone. */
async function startedOnPhone(): Promise<{ session: Session; phone: Page }> {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, ERRORS);
	await exampleForm(phone)
		.getByLabel(/^Seats/)
		.fill("4");
	await typeCopiedPlate(phone, "PHONE1");
	return { session, phone };
}

/** A form of the same person on a phone and on a desk, both with the draft that was started on the phone. */
async function twoDevices(): Promise<{ session: Session; phone: Page; desk: Page }> {
	const { session, phone } = await startedOnPhone();
	const desk = await journey.openAs(session, ERRORS);
	await restored(desk);
	await untilPlate(desk, "PHONE1");
	return { session, phone, desk };
}

async function caseCount({ token }: Session): Promise<unknown> {
	const { data } = await journey.request("report/api.Messages/getUserReportList", token);
	return typeof data === "object" && data !== null && "total" in data ? data.total : data;
}

async function serverDrafts({ token }: Session): Promise<string> {
	const { data } = await journey.request("report/api.Drafts/getList?form=errors", token);
	return JSON.stringify(typeof data === "object" && data !== null && "list" in data ? data.list : data);
}

it("goes on on another device of the same person, asks on each which to keep once the other has gone on, and shows at the next visit what was typed there; discards on every device once the person is sure, and brings nothing back by itself", async () => {
	const { session, phone, desk } = await twoDevices();
	await typeCopiedPlate(desk, "DESK22");
	expect(await serverDrafts(session)).toContain("DESK22");
	await typePlate(phone, "PHONE3");
	await phone.getByText(/Which answers shall be kept/).waitFor();
	await phone.getByRole("button", { name: "Keep these" }).click();
	await expect.poll(() => serverDrafts(session), WAIT).toContain("PHONE3");
	await plateInput(desk).fill("DESK44");
	await desk.getByText(/Which answers shall be kept/).waitFor();
	await untilPlate(desk, "DESK44");
	expect(await serverDrafts(session)).toContain("PHONE3");
	await desk.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(desk, "PHONE3");
	await typeCopiedPlate(desk, "DESK55");
	await desk.goto("about:blank");

	await phone.reload();
	await restored(phone);
	await untilPlate(phone, "DESK55");
	expect(await phone.getByText(/Which answers shall be kept/).count()).toBe(0);
	await discardDraft(phone, "Cancel");
	await untilPlate(phone, "DESK55");
	await during(phone.waitForResponse("**/report/api.Drafts/delete"), () => discardDraft(phone, "Discard"));
	await untilPlate(phone, "");
	expect(await serverDrafts(session)).toBe("[]");
	await journey.go(desk, ERRORS);
	await desk.getByText(/was discarded in another place/).waitFor();
	await untilPlate(desk, "");
	expect(await storedOnDevice(desk)).not.toContain("DESK55");
});

it("tells the case's number to a device that sends other values of a draft that was sent, and files them only as a new one", async () => {
	const { session, phone, desk } = await twoDevices();
	await desk.route("**/report/api.Drafts/**", (route) => route.abort("connectionreset"));
	await typePlate(desk, "DESK22");
	const number = await sendExample(phone);
	await goOn(desk, "Send");
	const notified = desk.getByText(`Its case has the number ${number}.`);
	await notified.waitFor();
	await expect.poll(() => notified.evaluate((element) => element === document.activeElement)).toBe(true);
	await untilPlate(desk, "DESK22");
	expect(await caseCount(session)).toBe(1);
	await desk.unroute("**/report/api.Drafts/**");
	await desk.getByRole("button", { name: "Keep these answers for a new one" }).click();
	await expect.poll(() => desk.getByText(/has already been sent/).count(), { timeout: 12_000 }).toBe(0);
	await untilPlate(desk, "DESK22");
	expect(await sendExample(desk)).not.toBe(number);
	expect(await caseCount(session)).toBe(2);
});
