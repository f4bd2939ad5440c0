import type { Page } from "playwright";
import { afterEach, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { complaintInput, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { putBackAfterwards } from "./put-back.ts";
import { saved } from "./studio-form.ts";

const journey = startJourney("changed");
putBackAfterwards(journey, afterEach);

const FORM = "/report/index?form=complaint&category=lighting";

let session: Promise<Session> | undefined;

/** The administrator, logged in once: a number gets few codes. */
async function administrator() {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return { session: await session, api: draftApi(journey, await session) };
}

const served = async (path: string) => (await fetch(`${journey.portal().url}/${path}`)).text();

/** All that the release in force consists of, by name: its documents, its manifest, and whatever that names. */
async function bytesInForce(): Promise<Record<string, string>> {
	const { api } = await administrator();
	const { sources } = await api.read("documents");
	const documents = asArray(sources).map(asObject);
	const current = await served("release/current.json");
	const manifest = await served(String(asObject(JSON.parse(current)).manifest_url).replace(/^\//, ""));
	const names = [...new Set(manifest.match(/[0-9a-f]{64}/g))].flatMap((hash) => [`${hash}.json`, `${hash}.js`]);
	const files = await Promise.all(names.map(async (name) => [name, await served(`release/${name}`)]));
	return Object.fromEntries([
		...documents.map(({ path, text }) => [path, text]),
		["current", current],
		["manifest", manifest],
		...files,
	]);
}

/** Changes the address of the page of cases in an open draft: it says first where that is, and it is one edit. */
async function changeAddress(page: Page, id: string): Promise<void> {
	const { api } = await administrator();
	const listed = page.getByRole("heading", { name: "Where it is used" }).locator("xpath=../..").getByRole("listitem");
	await listed.first().waitFor();
	const leads = await listed.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
	const others = new Set(leads.map((href) => /document\/([^?]+)/.exec(href)?.[1]));
	expect(others.size).toBe(10);
	await page.getByLabel("Name in the documents").fill("/cases/all");
	await page.getByLabel("Name in the documents").press("Enter");
	await saved(page);
	expect(asArray((await api.read(`draft-releases/${id}`)).edits)).toHaveLength(1);
}

/** Renames a question and a form in the same draft, and publishes all of it by its screen. */
async function publishWithRenames(page: Page, id: string): Promise<void> {
	const { api } = await administrator();
	const renames = [
		{ path: "forms/suggestion.json", at: "/schema/properties/benefit", value: "gain" },
		{ path: "forms/complaint.json", at: "/id", value: "grievance" },
	];
	const edits = renames.map((rename) => ({ id: crypto.randomUUID(), verb: "rename", ...rename }));
	expect(await api.send(`draft-releases/${id}/edits`, { after: 1, edits })).toMatchObject({ code: 0 });
	await page.getByRole("link", { name: "Publish", exact: true }).click();
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("It is published").waitFor({ timeout: 60_000 });
}

/** The page of cases is found by its address, and by its former one as a bookmark and as a link within an open page. */
async function findCases(citizen: Page): Promise<void> {
	const heading = citizen.getByRole("heading", { level: 1, name: "Published cases" });
	await leadTo(citizen, "/cases/all");
	await heading.waitFor();
	const former = "/message/index?category=lighting";
	const bookmark = `${journey.portal().url}${former}`;
	const moved = await fetch(bookmark, { redirect: "manual", headers: { accept: "text/html" } });
	expect([moved.status, moved.headers.get("location")]).toEqual([308, "/cases/all?category=lighting"]);
	await leadTo(citizen, "/help/index");
	await heading.waitFor({ state: "detached" });
	await leadTo(citizen, former);
	await heading.waitFor();
	expect(new URL(citizen.url()).pathname).toBe("/cases/all");
}

async function restoreFormer(page: Page): Promise<void> {
	await page.getByRole("link", { name: "To the history" }).click();
	await page
		.getByRole("button", { name: /^Restore:/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Restore it" }).click();
	await page.getByText("It is in force again.").waitFor();
}

const BEGUN = "Begun before it was renamed";

/** What a member has begun is found on another device, by the form's old address and by its new one, and can be sent. */
async function sendBegun(member: Session, begun: () => Promise<unknown[]>): Promise<void> {
	const page = await journey.openAs(member, FORM);
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(BEGUN);
	await leadTo(page, "/help/index");
	await leadTo(page, FORM.replace("complaint", "grievance"));
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(BEGUN);
	await toReview(page);
	await sendButton(page).click();
	await filedNumber(page);
	await expect.poll(begun, WAIT).toEqual([]);
}

it("a page's address is changed in eleven documents, listed first, as one edit; a question and a form are renamed with it, and what citizens have typed and begun stays with both; all of it is taken back to the byte", async () => {
	const { session: admin, api } = await administrator();
	const before = await bytesInForce();
	const member = await journey.newSession();
	const device = await journey.openAs(member, FORM);
	await fillComplaint(device, { title: BEGUN });
	const begun = async () => {
		const { data } = await journey.request("report/api.Drafts/getList", member.token);
		return asArray(asObject(data).list).map((one) => asObject(asObject(one).data).title);
	};
	await expect.poll(begun, WAIT).toEqual([BEGUN]);
	await device.close();
	const citizen = await journey.openListening("/report/index?form=suggestion&category=suggestion");
	await citizen.getByLabel(/^Who would gain from it/).fill("Everybody");

	const id = await api.drafted("Other names");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/pages/message-index.json`);
	await changeAddress(page, id);
	await publishWithRenames(page, id);
	expect(await served("release/current.json")).not.toBe(before.current);

	await citizen.getByRole("button", { name: "Use the new version" }).click();
	await expect.poll(() => citizen.locator("form [name='/gain'], form [id$='gain']").count(), WAIT).toBe(1);
	expect(await citizen.getByLabel(/^Who would gain from it/).inputValue()).toBe("Everybody");
	expect(await citizen.getByText("has no place").count()).toBe(0);
	await findCases(citizen);
	await sendBegun(member, begun);

	await restoreFormer(page);
	expect(await bytesInForce()).toEqual(before);
});
