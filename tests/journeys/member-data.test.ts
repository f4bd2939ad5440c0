import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startDesk } from "./case-desk.ts";
import { during } from "./during.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const ACCOUNT = "/user/index?tab=account";
const TAP = "A water tap beside the playground";

it("my data are downloaded as one file with all that is kept, and deleted after a warning that says what stays: a published case, nobody's any more", async () => {
	const session = await journey.newSession();
	const { id, number } = await desk().file(TAP, session);
	await desk().handle(id, ["accept"]);
	await desk().publish(id);
	const page = await journey.openAs(session, ACCOUNT);
	const download = await during(page.waitForEvent("download"), () =>
		page.getByRole("button", { name: "Download my data" }).click(),
	);
	expect(download.suggestedFilename()).toBe("my-data.json");
	expect(await json(await download.createReadStream()), "the own number in full").toMatchObject({
		profile: { mobile: expect.stringMatching(/^137\d{8}$/) },
		cases: [{ number, title: TAP }],
		drafts: [],
		sessions: [expect.anything()],
	});
	await page.getByText("The file is on its way").waitFor();

	await page.getByText("only what the public can see stays on record").waitFor();
	const question = page.getByRole("alertdialog");
	await page.getByRole("button", { name: "Delete my account" }).click();
	await question.getByText("This cannot be taken back.").waitFor();
	await page.waitForFunction(() => document.activeElement?.textContent === "Cancel");
	await page.keyboard.press("Escape");
	await question.waitFor({ state: "detached" });
	expect(await journey.request("api/User/getProfile", session.token)).toMatchObject({ code: 0 });

	await page.getByRole("button", { name: "Delete my account" }).click();
	await question.getByRole("button", { name: "Delete my account" }).click();
	await page.waitForURL("**/index/index");
	await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
	expect(await journey.request("api/User/getProfile", session.token)).toMatchObject({ code: 401 });
	expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"))).toMatchObject({
		user_info: null,
		is_login: false,
	});
	const stays = await journey.request(`report/api.Messages/getDetail?id=${id}`);
	expect(stays).toMatchObject({ code: 0, data: { title: TAP, own: false } });
});
