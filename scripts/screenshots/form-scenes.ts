import type { Page } from "playwright";
import type { Session } from "../sign-in.ts";
import { form, press, type Scene, send } from "./scene.ts";

const COMPLAINT = "/report/index?form=complaint&category=lighting";

/** Fills a complaint in, as somebody who wants to stay unknown. */
async function fill(page: Page): Promise<void> {
	await form(page).locator("input[type=text]").first().fill("Street lamps out on Maple Road");
	await form(page).locator("textarea").first().fill("Three lamps between 12 and 18 have been dark since Monday.");
	await form(page).locator("input[type=date]").fill("2026-01-12");
	await form(page).locator("input[autocomplete=street-address]").fill("Maple Road 14");
	await form(page).locator("input[type=radio]").nth(1).check();
	await form(page).locator("input[type=checkbox]").last().check();
}

/** To the look at all values. */
async function toReview(page: Page): Promise<void> {
	await fill(page);
	await send(page);
	await page.locator("main dl").waitFor();
}

/** Has a code sent to a number, and types another one in. */
async function typeWrongCode(page: Page): Promise<void> {
	await form(page).locator("input").first().fill("13700000009");
	await form(page).locator("button[type=button]").click();
	await form(page).locator("button:disabled").waitFor();
	await form(page).locator("input[autocomplete=one-time-code]").fill("000000");
	await send(page);
	await form(page).locator("[aria-invalid=true]").waitFor();
}

/** Presses a button and waits for the dialog that it opens. */
const opening = (icon: string) => async (page: Page) => {
	await press(page, icon);
	await page.locator("[role=dialog] form, [role=alertdialog]").waitFor();
};

type Member = { session: Session; replied: string; requested: string };

/** Forms in the states that their filling in leads to, and those over a case of the member's. */
export function formScenes({ session, replied, requested }: Member): Scene[] {
	const over = (name: string, id: string, icon: string): Scene => ({
		name,
		path: `/message/detail?id=${id}`,
		session,
		act: opening(icon),
		// The button that was pressed waits for the dialog.
		loading: true,
		window: true,
	});
	return [
		{ name: "login-wrong-code", path: "/login", act: typeWrongCode },
		{ name: "report-noise", path: "/report/index?form=noise&category=noise" },
		{ name: "report-road-damage", path: "/report/index?form=road-damage&category=roads" },
		{ name: "report-integrity", path: "/report/index?form=integrity-report&category=integrity" },
		{ name: "report-complaint-filled", path: COMPLAINT, act: fill },
		{ name: "report-complaint-review", path: COMPLAINT, act: toReview },
		{
			name: "report-complaint-unsent",
			path: COMPLAINT,
			async act(page) {
				await toReview(page);
				await page.route("**/report/api.Messages/index", (route) => route.abort("connectionfailed"));
				await send(page);
				await form(page).locator("[data-tone=error]").waitFor();
			},
		},
		over("own-case-rate", replied, "layui-icon-rate"),
		over("own-case-supplement", requested, "layui-icon-edit"),
		over("own-case-withdraw", requested, "layui-icon-close"),
	];
}
