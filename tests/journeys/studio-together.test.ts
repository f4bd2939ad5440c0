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

/** The first was offline, keeps what was changed, and chooses where both changed the same. */
async function bothChangedOne(first: Page, second: Page): Promise<void> {
	await first.context().setOffline(true);
	await label(first).fill("Mine");
	await disconnected(first);
	await label(second).fill("Theirs");
	await field(second, "Theirs").waitFor();
	await saved(second);
	await first.context().setOffline(false);
	const both = first.getByRole("group", { name: /^Both of you changed this/ });
	await both.waitFor();
	await both.getByText("title was corrected to “Mine”").waitFor();
	await both.getByText("title was corrected to “Theirs”").waitFor();
	await field(second, "Mine").waitFor();
	await both.getByRole("button", { name: /^Take that of/ }).click();
	await field(first, "Theirs").waitFor();
	await field(second, "Theirs").waitFor();
	await saved(first);
}

/** A minute without a connection loses nothing of what either does meanwhile; gives all edits from then on. */
async function minuteInTunnel(first: Page, second: Page, edits: () => Promise<unknown[]>): Promise<unknown[]> {
	const before = (await edits()).length;
	await first.clock.install();
	// A stream that is open when the connection goes would still bring what others do.
	await first.route("**/events?*", (route) => route.abort());
	await first.reload();
	await field(first, "Theirs").waitFor();
	await first.context().setOffline(true);
	await word(first, "Theirs", "Mine in short");
	await disconnected(first);
	await word(second, "Tell us more", "Theirs at length");
	await first.clock.fastForward("00:40");
	await word(first, "Mine in short", "Mine in a few words");
	await word(second, "Theirs at length", "Theirs in full");
	await saved(second);
	await first.clock.fastForward("00:20");
	expect(await field(first, "Theirs in full").count()).toBe(0);
	expect(await field(second, "Mine in a few words").count()).toBe(0);

	await first.unroute("**/events?*");
	await first.context().setOffline(false);
	for (const page of [first, second]) {
		await field(page, "Theirs in full").waitFor();
		await field(page, "Mine in a few words").waitFor();
		await saved(page);
	}
	expect(await first.getByRole("group", { name: /^Both of you changed this/ }).count()).toBe(0);
	return (await edits()).slice(before);
}

it("two editors in one form see each other and within a second what the other does, lose nothing without a connection, and begin new changes with what came too late", async () => {
	const [one, other] = await signInBoth();
	const { data } = await call(one, "draft-releases", { name: "Together" });
	const address = `/admin/studio/${data.id}/document/forms/suggestion.json`;
	const first = await journey.openAs(one, address);
	const second = await journey.openAs(other, address);
	await together(first, second);
	await bothChangedOne(first, second);
	const edits = async () => (await call(one, `draft-releases/${data.id}`)).data.edits.map(({ value }) => value);
	expect(await minuteInTunnel(first, second, edits)).toEqual([
		...["Theirs at length", "Theirs in full"],
		...["Mine in short", "Mine in a few words"],
	]);
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
