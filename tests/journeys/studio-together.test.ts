import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startOwnJourney } from "./journey.ts";

const journey = startOwnJourney();

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

let sessions: Promise<readonly [Session, Session]> | undefined;

/** The administrator and a second editor, logged in once: a number gets few codes. */
async function signInBoth(): Promise<readonly [Session, Session]> {
	const first = await signIn(journey.portal(), ADMIN_MOBILE);
	const second = await signIn(journey.portal(), SECOND_MOBILE);
	const { data } = await call(second, "me");
	const granted = await call(first, `people/${data.user.id}/grants`, { role: "editor" });
	expect(granted.code).toBe(0);
	return [first, second];
}

/** A draft release with the suggestion form open in the windows of both. */
async function bothIn(name: string): Promise<{ first: Page; second: Page; draft: string; second_session: Session }> {
	sessions ??= signInBoth();
	const [one, other] = await sessions;
	const { data } = await call(one, "draft-releases", { name });
	const address = `/admin/studio/${data.id}/document/forms/suggestion.json`;
	const first = await journey.openAs(one, address);
	const second = await journey.openAs(other, address);
	return { first, second, draft: data.id, second_session: other };
}

const label = (page: Page) => page.getByLabel("Label", { exact: true });
const field = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^Field ${name}`) });

it("two editors in one form see where the other is, and what the other does within a second", async () => {
	const { first, second } = await bothIn("Together");
	await field(first, "Title").click();
	await second.getByText("here too").waitFor();
	await second.getByRole("list", { name: "Also here" }).getByRole("link").waitFor();
	await label(first).fill("Your suggestion in short");
	const seen = field(second, "Your suggestion in short")
		.waitFor()
		.then(() => Date.now());
	const [made, shown] = await Promise.all([Date.now(), seen, label(first).press("Enter")]);
	console.log(`A change was on the other's screen ${shown - made} ms after the key.`);
	expect(shown - made).toBeLessThanOrEqual(LONGEST_MS);
	await field(second, "Your suggestion in short").click();
	await first.getByText("here too").waitFor();
	const violations = await axeFinds(first);
	expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
	await first.close();
	await second.getByRole("list", { name: "Also here" }).waitFor({ state: "detached" });
});

it("an editor who was offline keeps what was changed, and chooses where both changed the same", async () => {
	const { first, second } = await bothIn("Offline");
	await field(first, "Title").click();
	await label(first).waitFor();
	await first.context().setOffline(true);
	await label(first).fill("Mine");
	await first.getByText("No connection: kept on this device").waitFor();
	await field(second, "Title").click();
	await label(second).fill("Theirs");
	await field(second, "Theirs").waitFor();
	await second.getByText("All changes saved").waitFor();
	await first.context().setOffline(false);
	const both = first.getByRole("group", { name: /^Both of you changed this/ });
	await both.waitFor();
	await both.getByText("title was corrected to “Mine”").waitFor();
	await both.getByText("title was corrected to “Theirs”").waitFor();
	await field(second, "Mine").waitFor();
	await both.getByRole("button", { name: /^Take that of/ }).click();
	await field(first, "Theirs").waitFor();
	await field(second, "Theirs").waitFor();
	await first.getByText("All changes saved").waitFor();
});

it("a minute without a connection loses nothing of what either of two editors does meanwhile", async () => {
	const { first, second, draft, second_session } = await bothIn("A minute in a tunnel");
	await field(first, "Title").waitFor();
	await first.clock.install();
	// A stream that is open when the connection goes would still bring what others do.
	await first.route("**/events?*", (route) => route.abort());
	await first.reload();
	const word = async (page: Page, name: string, to: string) => {
		await field(page, name).click();
		await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
		await label(page).fill(to);
		await label(page).press("Enter");
		await field(page, to).waitFor();
	};
	await field(first, "Title").waitFor();
	await first.context().setOffline(true);
	await word(first, "Title", "Mine in short");
	await first.getByText("No connection: kept on this device").waitFor();
	await word(second, "Tell us more", "Theirs at length");
	await first.clock.fastForward("00:40");
	await word(first, "Mine in short", "Mine in a few words");
	await word(second, "Theirs at length", "Theirs in full");
	await second.getByText("All changes saved").waitFor();
	await first.clock.fastForward("00:20");
	expect(await field(first, "Theirs in full").count()).toBe(0);
	expect(await field(second, "Mine in a few words").count()).toBe(0);

	await first.unroute("**/events?*");
	await first.context().setOffline(false);
	for (const page of [first, second]) {
		await field(page, "Theirs in full").waitFor();
		await field(page, "Mine in a few words").waitFor();
		await page.getByText("All changes saved").waitFor();
	}
	expect(await first.getByRole("group", { name: /^Both of you changed this/ }).count()).toBe(0);
	const { data } = await call(second_session, `draft-releases/${draft}`);
	expect(data.edits.map(({ value }) => value)).toEqual([
		...["Theirs at length", "Theirs in full"],
		...["Mine in short", "Mine in a few words"],
	]);
});

it("what could not be sent before the changes were published begins new ones", async () => {
	const { first, draft, second_session } = await bothIn("Closed meanwhile");
	await field(first, "Title").click();
	await label(first).waitFor();
	await first.context().setOffline(true);
	await label(first).fill("Too late");
	await first.getByText("No connection: kept on this device").waitFor();
	expect((await call(second_session, `draft-releases/${draft}/discard`, {})).code).toBe(0);
	await first.context().setOffline(false);
	await first.getByRole("button", { name: "Begin new changes with them" }).click();
	await first.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await first.getByText("All changes saved").waitFor();
	await first.getByRole("link", { name: /^Suggestion or thanks/ }).click();
	await field(first, "Too late").waitFor();
});
