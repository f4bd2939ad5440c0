import type { BrowserContext } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { axeFinds } from "./axe-finds.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney("changed");

const ACCOUNT = "/user/index?tab=account";

/**
 * The browser of these tests has no push service, and lets no site show notifications: its own part is what it would return
 * elsewhere. What is then sent and shown is tested at the server and in the worker.
 */
const giveLeave = (context: BrowserContext) =>
	context.addInitScript(() => {
		const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
		const toJSON = () => ({ endpoint: "https://push.example.com/1", keys });
		Notification.requestPermission = async () => "granted";
		PushManager.prototype.subscribe = async () => Object.assign(Object.create(PushSubscription.prototype), { toJSON });
	});

it("news on a device are turned on by ticking a box, once it may show them, and off again", async () => {
	const session = await journey.newSession();
	const page = await journey.blank({ session }, { viewport: PHONE, serviceWorkers: "allow" });
	const channels = async () => (await journey.request("api/User/getChannels", session.token)).data;
	await giveLeave(page.context());
	await journey.go(page, ACCOUNT);
	const box = page.getByRole("checkbox", { name: "Tell me on this device, too" });
	const save = page.getByRole("button", { name: "Save for this device" });
	await box.click();
	await expect.poll(() => box.isChecked(), WAIT).toBe(true);
	await save.click();
	await expect.poll(channels, WAIT).toMatchObject({ push: { on: true } });
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);

	await journey.go(page, ACCOUNT);
	await expect.poll(() => box.isChecked(), WAIT).toBe(true);
	await box.click();
	await save.click();
	await expect.poll(channels, WAIT).toMatchObject({ push: { on: false } });
});
