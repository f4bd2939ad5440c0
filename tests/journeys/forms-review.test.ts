import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { refusedAt, startExamples } from "./example-portal.ts";
import { accessibilityProblems, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: PNG });

async function upload(form: Locator, label: string, ...names: string[]): Promise<void> {
	for (const name of names) {
		await form
			.getByLabel(label, { exact: true })
			.first()
			.setInputFiles([picture(name)]);
		await form.getByRole("button", { name: `Remove ${name}` }).waitFor();
	}
}

/** Answers everything and goes on to the review. */
async function toReview(page: Page): Promise<Locator> {
	const form = exampleForm(page);
	await form.getByLabel("A lamp").check();
	await form.getByLabel("When did you see it?").fill("2026-01-15");
	await form.getByLabel("Region, level 1").selectOption("Zhejiang");
	await form.getByLabel("Region, level 2").selectOption("Taizhou");
	await form.getByLabel("Region, level 3").selectOption("Linhai");
	await form.getByLabel("Street and number").fill("Ziyang Street 1");
	await upload(form, "Photos", "near.png", "far.png");
	await upload(form, "A proof for us alone", "card.png");
	await goOn(page);
	await form.getByLabel(/^Your name/).fill("Wanda Smith");
	await form.getByLabel("Mobile number").fill("13800001234");
	await form.getByLabel("What it cost you").fill("1250.5");
	await form.getByLabel("Somebody may get hurt").check();
	await goOn(page);
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	return form;
}

/** What the review says of an answer: as it is sent, and who sees what of it. */
async function reviewed(form: Locator, label: string): Promise<string> {
	const row = form.locator("dl > div").filter({ has: form.page().locator("dt", { hasText: label }) });
	const [shown = ""] = await row.locator("dd").first().allInnerTexts();
	return shown.replace(/\s+/g, " ").trim();
}

/** Every answer stands there in the reader's words, with exactly what others will see of it. */
async function lookAtAll(page: Page, form: Locator): Promise<void> {
	const everyone = "Everyone sees this";
	const handlers = "Only the people handling your case see this";
	expect(await reviewed(form, "What is it about?")).toBe(`A lamp ${everyone}`);
	expect(await reviewed(form, "When did you see it?")).toBe(`Jan 15, 2026 ${everyone}`);
	expect(await reviewed(form, "Where is it?")).toBe(`Zhejiang / Taizhou / Linhai, Ziyang Street 1 ${everyone}`);
	expect(await reviewed(form, "Photos")).toMatch(/near\.png \d+ bytes far\.png \d+ bytes Everyone sees this/);
	expect(await reviewed(form, "A proof for us alone")).toMatch(/card\.png \d+ bytes Only the people handling/);
	expect(await reviewed(form, "Your name")).toBe("Wanda Smith Others see it as: W***");
	expect(await reviewed(form, "Mobile number")).toBe("13800001234 Others see it as: 138***");
	expect(await reviewed(form, "What it cost you")).toBe("CN¥1,250.50 Others see it as: ***");
	expect(await reviewed(form, "Somebody may get hurt")).toBe(`Yes ${handlers}`);
	expect(await accessibilityProblems(page, "main")).toEqual([]);
}

/** It says the same in Chinese, and in English again. */
async function lookInChinese(page: Page, form: Locator): Promise<void> {
	await page.getByRole("button", { name: "Language" }).first().click();
	await page.getByRole("menuitemradio", { name: "简体中文" }).click();
	await page.getByRole("heading", { name: "事项", exact: true }).waitFor();
	expect(await reviewed(form, "关于什么？")).toBe("路灯 所有人可见");
	expect(await reviewed(form, "您何时发现的？")).toContain("2026年1月15日");
	expect(await reviewed(form, "给您造成的损失")).toContain("¥1,250.50");
	expect(await reviewed(form, "可能有人受伤")).toBe("是 仅办理人员可见");
	await speak(page, "en-US");
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
}

/** It leads to a step and to a question, and back without loss; a photo is taken out. */
async function changePhotos(page: Page, form: Locator): Promise<void> {
	await form.getByRole("button", { name: "Edit: About you" }).click();
	await page.getByRole("heading", { name: "About you" }).waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("About you");
	expect(await form.getByLabel(/^Your name/).inputValue()).toBe("Wanda Smith");
	await goOn(page);
	await form.getByRole("button", { name: "Change: Photos" }).click();
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("file");
	await form.getByRole("button", { name: "Remove far.png" }).click();
	await goOn(page);
	await goOn(page);
	expect(await reviewed(form, "Photos")).not.toContain("far.png");
}

/** Amounts are asked for, refused and shown with as many decimals as their currency has, as by the server. */
async function giveAmounts(page: Page, form: Locator): Promise<void> {
	await form.getByRole("button", { name: "Edit: About you" }).click();
	await form.getByLabel("Ticket, in yen").fill("1250.5");
	await form.getByLabel("Room, in dinars").fill("5.1255");
	await goOn(page);
	expect(await listedErrors(page)).toEqual([
		"“Ticket, in yen” must be a whole number",
		"“Room, in dinars” must have at most 3 decimal places",
	]);
	const wrong = { kind: "lamp", name: "Wanda", ticket: 1250.5, room: 5.1255 };
	expect(await refusedAt(journey.portal(), "review", wrong)).toEqual(["/ticket", "/room"]);
	await form.getByLabel("Ticket, in yen").fill("12,500");
	await form.getByLabel("Room, in dinars").fill("5.125");
	await goOn(page);
	await expect.poll(() => reviewed(form, "Ticket, in yen"), WAIT).toBe("¥12,500 Everyone sees this");
	expect(await reviewed(form, "Room, in dinars")).toMatch(/^KWD 5\.125 Only/);
}

type Seen = { answers: { name: string; text: string }[]; attachments: { name: string; url: string }[] };

/** Sends the case and makes it public; tells what others see of it, and what was sent. */
async function publish(page: Page): Promise<{ seen: Seen; sent: Record<string, unknown> }> {
	const [filed, sent] = await Promise.all([
		page.waitForResponse("**/report/api.Messages/index"),
		sentData(page, () => sendExample(page)),
	]);
	const { data }: { data: { id: string } } = await filed.json();
	const portal = journey.portal();
	const { token } = await signIn(portal, ADMIN_MOBILE);
	await post(portal, `admin/api/cases/${data.id}/transitions`, { action: "close" }, token);
	await post(portal, `admin/api/cases/${data.id}/publication`, { published: true, attachments: true }, token);
	const detail = await fetch(`${portal.url}/report/api.Messages/getDetail?id=${data.id}`);
	const { data: seen }: { data: Seen } = await detail.json();
	return { seen, sent };
}

it("lists every answer in the reader's words, in both languages, with what others will see of it; leads to each and back without loss; and is kept to by the server", async () => {
	const page = await journey.open("/example/review");
	const form = await toReview(page);
	await lookAtAll(page, form);
	await lookInChinese(page, form);
	await changePhotos(page, form);
	await giveAmounts(page, form);
	const names = { "/name": "Your name", "/mobile": "Mobile number", "/damage": "What it cost you" };
	const promised: Record<string, string | undefined> = {};
	for (const [name, label] of Object.entries(names))
		promised[name] = (await reviewed(form, label)).split("Others see it as: ")[1];
	const { seen, sent } = await publish(page);
	expect(sent).toMatchObject({ ticket: 12_500, room: 5.125 });
	for (const [name, text] of Object.entries(promised))
		expect(seen.answers.find((one) => one.name === name)?.text).toBe(text);
	expect(seen.answers.map(({ name }) => name)).not.toContain("/urgent");
	expect(seen.attachments.map(({ name }) => name)).toEqual(["near.png"]);
	const statusOf = async (id: unknown) => (await fetch(`${journey.portal().url}/uploads/${String(id)}`)).status;
	expect(await statusOf(sent.proof)).toBe(404);
	expect(await statusOf([sent.photos].flat()[0])).toBe(200);
});

it("says a choice without a title in the reader's language, as its question does", async () => {
	const page = await journey.openPreferring({ locale: "zh-CN" }, "/example/untitled-choices");
	const form = exampleForm(page);
	await form.getByRole("radio", { name: "市民" }).check();
	await goOn(page, "继续");
	await expect.poll(() => reviewed(form, "Who")).toContain("市民");
});
