import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** Goal: 1 s. A machine that runs other tests at the same time gets more. */
const LONGEST_MS = 3_000;

const SECOND_MOBILE = "13900000093";

type Answer = { code: number; data: { id: string; user: { id: string }; edits: { value?: unknown }[] } };

async function call(session: Session, path: string, body?: object): Promise<Answer> {
	const headers = { authorization: session.token, "content-type": "application/json" };
	const response = await fetch(`${journey.portal().url}/admin/api/${path}`, {
		...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
		headers,
	});
	return response.json();
}

/** The administrator and a second editor. */
async function signInBoth(): Promise<readonly [Session, Session]> {
	const first = await signIn(journey.portal(), ADMIN_MOBILE);
	const second = await signIn(journey.portal(), SECOND_MOBILE);
	const { data } = await call(second, "me");
	const granted = await call(first, `people/${data.user.id}/grants`, { role: "editor" });
	expect(granted.code).toBe(0);
	return [first, second];
}

const label = (page: Page) => page.getByLabel("Label", { exact: true });
const field = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^Field ${name}`) });
const saved = (page: Page) => page.getByText("All changes saved").waitFor();
const disconnected = (page: Page) => page.getByText("No connection: kept on this device").waitFor();

/** Words a question, whatever was chosen before. */
async function word(page: Page, name: string, to: string): Promise<void> {
	await field(page, name).click();
	await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
	await label(page).fill(to);
	await label(page).press("Enter");
	await field(page, to).waitFor();
}

/** Each sees where the other is, and what the other does within a second. */
async function together(first: Page, second: Page): Promise<void> {
	await field(first, "Title").click();
	await second.getByText("here too").waitFor();
	await second.getByRole("list", { name: "Also here" }).getByRole("link").waitFor();
	await label(first).fill("In short");
	const seen = field(second, "In short")
		.waitFor()
		.then(() => Date.now());
	const [made, shown] = await Promise.all([Date.now(), seen, label(first).press("Enter")]);
	console.log(`A change was on the other's screen ${shown - made} ms after the key.`);
	expect(shown - made).toBeLessThanOrEqual(LONGEST_MS);
	await field(second, "In short").click();
	await first.getByText("here too").waitFor();
	const violations = await axeFinds(first);
	expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
}

/**
 * The first has no connection for a while. Nothing is lost of what either does meanwhile: each has it of the other afterwards,
 * and where both changed the same, the first chooses.
 */
async function whileInTunnel(first: Page, second: Page): Promise<void> {
	await first.context().setOffline(true);
	await label(first).fill("Mine");
	await disconnected(first);
	await word(first, "Who would gain from it?", "Who gains?");
	await label(second).fill("Theirs");
	await field(second, "Theirs").waitFor();
	await word(second, "Tell us more", "Theirs at length");
	await saved(second);
	expect(await field(second, "Who gains").count()).toBe(0);

	await first.context().setOffline(false);
	const both = first.getByRole("group", { name: /^Both of you changed this/ });
	await both.waitFor();
	await both.getByText("“Title” was corrected to “Mine”").waitFor();
	await both.getByText("“Title” was corrected to “Theirs”").waitFor();
	await field(second, "Mine").waitFor();
	await both.getByRole("button", { name: /^Take that of/ }).click();
	for (const page of [first, second]) {
		for (const name of ["Theirs", "Theirs at length", "Who gains"]) await field(page, name).first().waitFor();
		await saved(page);
	}
	expect(await both.count()).toBe(0);
}

it("two editors in one form see each other and within a second what the other does, lose nothing without a connection, and begin new changes with what came too late", async () => {
	const [one, other] = await signInBoth();
	const { data } = await call(one, "draft-releases", { name: "Together" });
	const address = `/admin/studio/${data.id}/document/forms/suggestion.json`;
	const first = await journey.openAs(one, address);
	const second = await journey.openAs(other, address);
	await together(first, second);
	await whileInTunnel(first, second);
	await first.close();
	await second.getByRole("list", { name: "Also here" }).waitFor({ state: "detached" });

	// What cannot be sent before the changes are closed begins new ones.
	await second.context().setOffline(true);
	await label(second).fill("Too late");
	await disconnected(second);
	expect((await call(one, `draft-releases/${data.id}/discard`, {})).code).toBe(0);
	await second.context().setOffline(false);
	await second.getByRole("button", { name: "Begin new changes with them" }).click();
	await second.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await saved(second);
	await second.getByRole("link", { name: /^Suggestion or thanks/ }).click();
	await field(second, "Too late").waitFor();
});
