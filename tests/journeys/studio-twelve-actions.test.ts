import { expect, it } from "vitest";
import { startOwnJourney, WAIT } from "./journey.ts";
import { handAt } from "./studio-hand.ts";

/** Each signs in with a number of their own, and anew where a journey is tried again: a number gets few codes. */
const MOBILES = Array.from({ length: 9 }, (_, place) => `1390000007${place}`);

const journey = startOwnJourney({ PORTICO_ADMIN_MOBILES: MOBILES.join() });

let attempts = 0;

/** From sign-in until it is published. */
const MAX_ACTIONS = 12;

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

it.each(["mouse", "keyboard", "touch"] as const)(
	"by %s alone, a question under a condition is published within twelve actions from sign-in, and an open window has it",
	async (means) => {
		const citizen = await journey.openListening("/report/index?form=complaint&category=lighting");
		const page = await journey.open("/admin", means === "touch" ? TABLET : {});
		const hand = handAt(page, means);
		const button = (name: string) => page.getByRole("button", { name, exact: true });
		const mobile = MOBILES[attempts++] ?? "";
		const label = `Asked by ${means} (${attempts})`;

		await hand.fill(page.getByLabel("Mobile number"), mobile);
		await hand.press(button("Send me a code"));
		await hand.fill(page.getByLabel("Code from the text message"), await journey.portal().smsCode(mobile));
		await hand.press(button("Sign in"));
		await hand.press(button("Begin changes"));
		await hand.press(page.getByRole("link", { name: "Complaint", exact: true }));
		// Beside the form of a tablet is no room for what can be added.
		if (means === "touch") await hand.press(button("Add something"));
		await hand.press(page.locator("[data-entry=text]:visible"));
		await hand.fill(page.getByLabel("Label", { exact: true }), label);
		await hand.press(button("Ask it only under a condition"));
		await hand.press(page.getByRole("link", { name: "Publish", exact: true }));
		await hand.press(button("Publish now"));
		await page.getByText("It is published").waitFor();
		expect(hand.actions()).toBeLessThanOrEqual(MAX_ACTIONS);

		await citizen.getByLabel(label).waitFor();
		await citizen.getByText("Anonymously", { exact: true }).click();
		await expect.poll(() => citizen.getByLabel(label).count(), WAIT).toBe(0);
	},
);
