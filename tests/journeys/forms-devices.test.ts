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

it("goes on on another device of the same person, shows at the next visit what was typed there, and asks on each which to keep once the other has gone on", async () => {
	const { session, phone, desk } = await twoDevices();
	await typeCopiedPlate(desk, "DESK11");
	await phone.reload();
	await untilPlate(phone, "DESK11");
	expect(await phone.getByText(/Which answers shall be kept/).count()).toBe(0);
	expect(await serverDrafts(session)).toContain("DESK11");

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
	expect(await serverDrafts(session)).toContain("PHONE3");
});

it("files one case when two devices send one draft as it stands, and tells the second so", async () => {
	const { session, phone, desk } = await twoDevices();
	const number = await sendExample(phone);
	expect(await sendExample(desk)).toBe(number);
	await desk.getByText("It had already been sent before. No second case was filed.").waitFor();
	expect(await phone.getByText("It had already been sent before").count()).toBe(0);
	expect(await caseCount(session)).toBe(1);
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

it("discards a draft once the person is sure, and then on every device; asks one that went on with it, and brings nothing back by itself", async () => {
	const { session, phone, desk } = await twoDevices();
	await phone.reload();
	await restored(phone);
	await discardDraft(phone, "Cancel");
	await untilPlate(phone, "PHONE1");
	const discarded = () =>
		during(phone.waitForResponse("**/report/api.Drafts/delete"), async () => {
			await discardDraft(phone, "Discard");
			await untilPlate(phone, "");
		});
	await discarded();
	await plateInput(desk).fill("DESK22");
	await desk.getByText(/This draft was discarded in another place/).waitFor();
	expect(await serverDrafts(session)).toBe("[]");
	await desk.getByRole("button", { name: "Keep these answers for a new one" }).click();
	await expect.poll(() => desk.getByText(/was discarded in another place/).count(), { timeout: 12_000 }).toBe(0);
	await untilPlate(desk, "DESK22");
	await typeCopiedPlate(desk, "DESK33");
	expect(await serverDrafts(session)).toContain("DESK33");

	await desk.goto("about:blank");
	await journey.go(phone, ERRORS);
	await restored(phone);
	await untilPlate(phone, "DESK33");
	await discarded();
	expect(await serverDrafts(session)).toBe("[]");
	await journey.go(desk, ERRORS);
	await desk.getByText(/was discarded in another place/).waitFor();
	await untilPlate(desk, "");
	expect(await storedOnDevice(desk)).not.toContain("DESK33");
});

it("discards a draft on every device although there was no line when the person said so", async () => {
	const { session, phone } = await startedOnPhone();
	await phone.reload();
	await restored(phone);
	let attempts = 0;
	await phone.route("**/report/api.Drafts/delete", (route) => {
		attempts += 1;
		return route.abort("connectionreset");
	});
	await discardDraft(phone, "Discard");
	await untilPlate(phone, "");
	// A call with a key is sent again twice before it is given up.
	await expect.poll(() => attempts, { timeout: 12_000 }).toBeGreaterThanOrEqual(3);
	expect(await serverDrafts(session)).toContain("PHONE1");
	// The form that starts anew has asked for the same: what is still to be sent again goes with the page.
	await phone.goto("about:blank");
	await phone.unroute("**/report/api.Drafts/delete");
	await journey.go(phone, ERRORS);
	await expect.poll(() => serverDrafts(session), WAIT).toBe("[]");
	await untilPlate(phone, "");
});

it("opens the step that an address asks for once the draft has come from another device, however late", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, "/example/steps");
	await exampleForm(phone).getByLabel("A road").check();
	await during(
		phone.waitForResponse(
			(response) =>
				response.url().endsWith("Drafts/save") && (response.request().postData() ?? "").includes("Deep hole"),
		),
		async () => {
			await exampleForm(phone)
				.getByLabel(/^Title/)
				.fill("Deep hole");
		},
	);
	const desk = await journey.blank({ session });
	const moved: string[] = [];
	desk.on("framenavigated", () => moved.push(new URL(desk.url()).search));
	const late = Promise.withResolvers<void>();
	await desk.route("**/report/api.Drafts/getList?form=steps", async (route) => {
		await late.promise;
		await route.continue();
	});
	await Promise.all([
		desk.waitForRequest("**/report/api.Drafts/getList?form=steps"),
		// The form's rules are here: a step that they close would be left now.
		desk.waitForResponse(/\/release\/\w+\.js$/),
		journey.go(desk, "/example/steps?step=review"),
	]);
	late.resolve();
	await exampleForm(desk).getByText("Deep hole").waitFor();
	await desk.getByRole("heading", { name: "Check your answers" }).waitFor();
	await restored(desk);
	expect(
		await exampleForm(desk)
			.getByText(/is not open yet/)
			.count(),
	).toBe(0);
	expect(new Set(moved)).toEqual(new Set(["?step=review"]));
});
