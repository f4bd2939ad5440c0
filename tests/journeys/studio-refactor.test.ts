import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import {
	COMPLAINT,
	complaintForm,
	complaintInput,
	filedNumber,
	fillComplaint,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);

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

it("a page's address is changed in eleven documents, listed first, as one edit, and taken back to the byte", async () => {
	const { session: admin, api } = await administrator();
	const before = await bytesInForce();
	const id = await api.drafted("Another address");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/pages/message-index.json`);
	const listed = page.getByRole("heading", { name: "Where it is used" }).locator("xpath=../..").getByRole("listitem");
	await listed.first().waitFor();
	const leads = await listed.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
	const others = new Set(leads.map((href) => /document\/([^?]+)/.exec(href)?.[1]));
	expect(others.size).toBe(10);
	await page.getByLabel("Name in the documents").fill("/cases/all");
	await page.getByLabel("Name in the documents").press("Enter");
	await page.getByText("All changes saved").waitFor();
	expect(asArray((await api.read(`draft-releases/${id}`)).edits)).toHaveLength(1);
	expect(asArray((await api.read(`draft-releases/${id}/changes`)).documents)).toHaveLength(11);

	await page.getByRole("link", { name: "Publish", exact: true }).click();
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("It is published").waitFor();
	const citizen = await journey.open("/cases/all");
	await citizen.getByRole("heading", { level: 1, name: "Published cases" }).waitFor();
	expect(await served("release/current.json")).not.toBe(before.current);

	// A bookmark, and a link within an open page, still lead there.
	const bookmark = `${journey.portal().url}/message/index?category=lighting`;
	const moved = await fetch(bookmark, { redirect: "manual", headers: { accept: "text/html" } });
	expect([moved.status, moved.headers.get("location")]).toEqual([308, "/cases/all?category=lighting"]);
	await citizen.goto(bookmark);
	await citizen.getByRole("heading", { level: 1, name: "Published cases" }).waitFor();
	expect(new URL(citizen.url()).pathname).toBe("/cases/all");

	await page.getByRole("link", { name: "To the history" }).click();
	await page
		.getByRole("button", { name: /^Restore:/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Restore it" }).click();
	await page.getByText("It is in force again.").waitFor();
	expect(await bytesInForce()).toEqual(before);
});

it("what a citizen has typed into a question stays with it when the question is renamed", async () => {
	const { api } = await administrator();
	const citizen = await journey.openListening(FORM, await journey.newSession());
	await fillComplaint(citizen);
	await api.published("Renamed", {
		verb: "rename",
		path: "forms/complaint.json",
		at: "/schema/properties/contact_mobile",
		value: "phone",
	});
	await citizen.getByRole("button", { name: "Use the new version" }).click();
	await expect.poll(() => complaintForm(citizen).locator("[name='/phone'], [id$='phone']").count(), WAIT).toBe(1);
	expect(await complaintInput(citizen, "contact_mobile").inputValue()).toBe(COMPLAINT.contact_mobile);
	expect(await citizen.getByText("has no place").count()).toBe(0);
});

it("what a member has begun is found under the form's other id, by its old address too, and can be sent", async () => {
	const { api } = await administrator();
	const member = await journey.newSession();
	const first = await journey.openAs(member, FORM);
	await fillComplaint(first, { title: "Begun before it was renamed" });
	const drafts = async () => {
		const { data } = await journey.request("report/api.Drafts/getList", member.token);
		return asArray(asObject(data).list).map((one) => asObject(asObject(one).data).title);
	};
	await expect.poll(drafts, WAIT).toEqual(["Begun before it was renamed"]);
	await first.close();
	await api.published("Renamed form", {
		verb: "rename",
		path: "forms/complaint.json",
		at: "/id",
		value: "grievance",
	});

	// On another device, which knows the draft from the server alone.
	const second = await journey.openAs(member, FORM);
	await expect.poll(() => complaintInput(second, "title").inputValue(), WAIT).toBe("Begun before it was renamed");
	await second.close();
	const third = await journey.openAs(member, FORM.replace("complaint", "grievance"));
	await expect.poll(() => complaintInput(third, "title").inputValue(), WAIT).toBe("Begun before it was renamed");
	await toReview(third);
	await sendButton(third).click();
	await filedNumber(third);
	await expect.poll(drafts, WAIT).toEqual([]);
});
