import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

let session: Promise<Session> | undefined;
/** The administrator, logged in once: a number gets few codes. */
const administrator = () => {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return session;
};

/** Notes what the policy of the page, and of frames in it, refuses. */
async function watchPolicy(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await page.exposeFunction("noteRefusal", (what: string) => void refused.push(what));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
			const note: unknown = Reflect.get(window, "noteRefusal");
			if (typeof note === "function") note(`${violatedDirective} ${blockedURI}`);
		});
	});
	return refused;
}

it("writes a form's source with completion and mended problems, and sees it in the preview, without a policy refusal", async () => {
	const page = await journey.openAs(await administrator(), "/admin");
	const refused = await watchPolicy(page);
	await page.getByLabel("What are the changes about?").fill("By its source");
	await page.getByRole("button", { name: "Begin changes" }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("button", { name: "Field Where" }).click();
	await page.getByRole("tab", { name: "Source" }).click();
	const source = page.getByRole("textbox", { name: "Source of forms/complaint.json" });
	await source.waitFor();

	// What was selected on the canvas is where the cursor is, and the canvas follows the cursor.
	await page.locator(".cm-activeLine", { hasText: '"address"' }).waitFor();
	await page.locator(".cm-line", { hasText: '"happened_on": {' }).first().click();
	await expect.poll(() => page.url()).toContain("part=%2Fhappened_on");

	await source.press("Control+Home");
	await source.press("End");
	await source.press("Enter");
	await page.keyboard.type('"exi');
	await page.getByRole("option", { name: "exits" }).waitFor();
	// The list takes no key in its first 75 ms, so that nobody accepts by chance (`interactionDelay` of CodeMirror).
	await page.waitForTimeout(150);
	await page.keyboard.press("Enter");
	await page.keyboard.type('"yes",');
	await page.getByText('"exits" is a string. Expected an array.').first().waitFor();
	await page.keyboard.press("Tab");
	expect(await source.evaluate((element) => element.matches(":focus"))).toBe(false);
	await page.keyboard.press("Control+z");
	await page.getByText("None were found.").waitFor();

	await page.getByRole("tab", { name: "Form" }).click();
	await page.locator('[data-spot="/happened_on"]').click();
	await page.getByLabel("Label", { exact: true }).fill("On which day?");
	await page.getByText("All changes saved").waitFor();
	await page.getByRole("link", { name: "Preview" }).click();
	await page.getByLabel("Page").selectOption("/report/index");
	await page.goto(`${page.url()}&as=member`);
	const portal = page.frameLocator("iframe");
	// A preview is compiled before it is shown.
	await portal.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 60_000 });
	await page.getByRole("button", { name: "Make a link" }).click();
	const link = await page.getByLabel(/^Whoever has this link/).inputValue();
	await page.goto(`${link}report/index?form=complaint&category=lighting`);
	await page.getByText("On which day?").first().waitFor();
	expect(refused).toEqual([]);
});

it("compares a document's source before and after the changes, beside the sentences on them", async () => {
	const session = await administrator();
	const post = async (path: string, body: object) => {
		const headers = { authorization: session.token, "content-type": "application/json" };
		const address = `${journey.portal().url}/admin/api/draft-releases${path}`;
		return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
	};
	const { data } = await post("", { name: "Compare" });
	const edit = { id: "e", verb: "set", path: "forms/suggestion.json", at: "/title", value: "Write to the city" };
	await post(`/${data.id}/edits`, { after: 0, edits: [edit] });
	const page = await journey.openAs(session, `/admin/studio/${data.id}/publish`);
	const compare = page.getByRole("button", { name: "Compare the source" });
	// The compiler, which tells what changes, goes last on the processor: beside other tests it takes its time.
	await compare.waitFor({ timeout: 60_000 });
	await compare.click();
	const before = page.getByLabel("Write to the city, before");
	await before.getByText("Suggestion or thanks").waitFor();
	await page.getByLabel("Write to the city, after").getByText("Write to the city").waitFor();
	await page.getByText("unchanged lines").first().waitFor();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	// By its key: what is reviewed above becomes known meanwhile and moves the button, and a press that began before misses it.
	await compare.waitFor({ timeout: 60_000 });
	await compare.press("Enter");
	await expect.poll(() => compare.getAttribute("aria-expanded")).toBe("true");
	const now = page.getByLabel("Write to the city, after");
	await now.getByText("Suggestion or thanks").waitFor();
});

it("keeps a text that is no JSON as it was typed, says so, and changes nothing else by it", async () => {
	const admin = await administrator();
	const api = draftApi(journey, admin);
	const id = await api.drafted("Half written");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/forms/suggestion.json?view=source`);
	const source = page.getByRole("textbox", { name: "Source of forms/suggestion.json" });
	await source.press("Control+Home");
	await page.keyboard.type("half written ");
	// Left at once: what was typed last is not lost by it.
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
	await page.getByText("All changes saved").waitFor();
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("button", { name: "Field Where" }).waitFor();

	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: /^Suggestion or thanks.*problem/ }).click();
	const isKept = async () => {
		await page.getByText("This is no JSON yet. It is kept as it is").waitFor();
		await page.locator(".cm-line", { hasText: "half written {" }).waitFor();
	};
	await isKept();
	await page.reload();
	await isKept();
	expect(await page.getByRole("tab", { name: "Form" }).count()).toBe(0);
	const { documents } = await api.read(`draft-releases/${id}/changes`);
	expect(documents).toMatchObject([{ path: "forms/suggestion.json" }]);

	await source.press("Control+Home");
	for (const _ of "half written ") await page.keyboard.press("Delete");
	await page.getByText("None were found.").waitFor();
	await page.getByRole("tab", { name: "Form" }).click();
	await page.locator('[data-spot="/title"]').waitFor();
});

it("saves all that is typed without a pause, also where the page is left right after the last key", async () => {
	const admin = await administrator();
	const api = draftApi(journey, admin);
	const id = await api.drafted("Typed fast");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/forms/suggestion.json?view=source`);
	const title = page.locator(".cm-line", { hasText: '"title": "Suggestion or thanks' });
	await title.click();
	await page.keyboard.press("End");
	for (const _ of '",') await page.keyboard.press("ArrowLeft");
	const editsNow = async () => asArray((await api.read(`draft-releases/${id}`)).edits).map(asObject);
	const first = ` ${"and more of it ".repeat(12)}`;
	await page.keyboard.type(first);
	await expect.poll(async () => (await editsNow()).at(-1)?.value).toBe(`Suggestion or thanks${first}`);

	await page.keyboard.type("to the last letter");
	await page.reload();
	await page.locator(".cm-line", { hasText: `${first}to the last letter"` }).waitFor();
	await page.getByText("All changes saved").waitFor();
	const edits = await editsNow();
	// What is typed without a pause is one edit: undo takes it back as a whole.
	expect(edits).toHaveLength(2);
	const value = `Suggestion or thanks${first}to the last letter`;
	expect(edits.at(-1)).toMatchObject({ verb: "set", path: "forms/suggestion.json", at: "/title", value });
});

it("leads from a problem to the question on the canvas and its settings, and to the line", async () => {
	const admin = await administrator();
	const id = await draftApi(journey, admin).drafted("Wrong in one place", {
		verb: "set",
		path: "forms/complaint.json",
		at: "/fields/~1address/when",
		value: { "/form/nowhere": true },
	});
	const page = await journey.openAs(admin, `/admin/studio/${id}/problems`);
	const problem = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: /Complaint › Where/ }) })
		.first();
	const line = problem.getByRole("link", { name: /^forms\/complaint.json, line/ });
	await problem.getByText("Details").click();
	await problem.getByText("/form/nowhere").first().waitFor();
	const words = (await problem.locator("p").first().textContent()) ?? "";
	expect(words).toContain("Choose");

	await problem.getByRole("link").first().click();
	const where = page.getByRole("button", { name: /^Field Where/ });
	await where.waitFor();
	expect(await where.getAttribute("aria-pressed")).toBe("true");
	await page.getByRole("heading", { level: 2, name: "Where", exact: true }).waitFor();
	await page.getByRole("complementary").getByText(words).first().waitFor();

	await page.goBack();
	await problem.getByText("Details").click();
	await line.click();
	await page.locator(".cm-activeLine", { hasText: '"/form/nowhere"' }).waitFor();
	const source = page.getByRole("textbox", { name: "Source of forms/complaint.json" });
	await expect.poll(() => source.evaluate((element) => element.matches(":focus"))).toBe(true);
});
