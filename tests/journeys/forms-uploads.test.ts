import { randomBytes } from "node:crypto";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { during } from "./during.ts";
import { fileDirectly, startExamples } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startExamples();

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/** A PNG of 300 × 300 pixels of noise, which nothing packs: some 270 kB. */
const heavyPicture = () =>
	sharp(randomBytes(3 * 300 * 300), { raw: { width: 300, height: 300, channels: 3 } })
		.png()
		.toBuffer();

/** Uploads a file past the form; tells its id. */
async function uploadDirectly(name: string, bytes: Buffer): Promise<string> {
	const body = new FormData();
	body.append("file", new Blob([new Uint8Array(bytes)]), name);
	const response = await fetch(`${journey.portal().url}/api/File/upload`, { method: "POST", body });
	const { data }: { data: { id: string } } = await response.json();
	return data.id;
}

/** What is pressed in the middle of a part of the page. */
const pressedIn = (part: Locator) =>
	part.evaluate((element) => {
		element.scrollIntoView({ block: "center" });
		const { x, y, width, height } = element.getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute("type");
	});

/** The button for files is in the reader's language; the input itself is left to keys and screen readers. */
async function lookAtButton(page: Page): Promise<void> {
	for (const [locale, name, shown] of [
		["zh-CN", "照片", "选择文件"],
		["en-US", "Photos", "Choose files"],
	] as const) {
		await speak(page, locale);
		const input = exampleForm(page).getByLabel(name, { exact: true }).first();
		const button = exampleForm(page).getByText(shown, { exact: true }).first();
		await button.waitFor();
		expect(await input.ariaSnapshot()).toMatch(new RegExp(`^- button "${name}"`));
		for (const target of [input, button]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await expect.poll(() => pressedIn(button)).toBe("file");
		const chooser = await during(page.waitForEvent("filechooser"), () => input.click());
		expect(chooser.isMultiple()).toBe(true);
	}
}

it("has a button for files in the reader's language; holds files to the limits of their field, for which a larger picture is made smaller; names one that has gone from the server since, and takes it anew", async () => {
	const page = await journey.open("/example/uploads", { viewport: PHONE });
	await lookAtButton(page);
	const form = exampleForm(page);
	const photos = form.getByLabel("Photos", { exact: true }).first();
	await photos.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
	await form.getByText("note.txt: this kind of file is not accepted. Accepted: PNG and JPEG.").waitFor();
	expect(await describedBy(photos)).toContain("Up to 2 files of at most 200 kB: PNG and JPEG.");
	await photos.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(300_000) });
	await form.getByText("big.png: larger than 200 kB. It has 300 kB; please choose a smaller one.").waitFor();
	expect(await describedBy(photos)).toContain("big.png: larger than");
	const choose = async (name: string) => {
		await photos.setInputFiles({ name, mimeType: "image/png", buffer: PNG });
		await form.getByRole("button", { name: `Remove ${name}` }).waitFor();
	};
	await choose("one.png");
	await photos.setInputFiles({ name: "heavy.png", mimeType: "image/png", buffer: await heavyPicture() });
	await form.getByRole("button", { name: "Remove heavy.jpg" }).waitFor();
	await photos.setInputFiles({ name: "three.png", mimeType: "image/png", buffer: PNG });
	await form.getByText("At most 2 files. Not taken: three.png.").waitFor();
	expect(await form.getByRole("button", { name: "Remove three.png" }).count()).toBe(0);

	await inDatabase(journey.portal(), (db) => db.deleteFrom("upload").where("name", "=", "one.png").execute());
	await goOn(page, "Send");
	const gone = "one.png: An attachment is missing. Please add it again.";
	expect(await listedErrors(page)).toEqual([gone]);
	const file = form.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remove one.png" }) });
	await file.getByText(gone).waitFor();
	await file.getByRole("button").click();
	await form.getByText(gone).first().waitFor({ state: "detached" });
	await choose("one.png");
	const sent = await sentData(page, () => sendExample(page));
	expect(sent.photos).toHaveLength(2);
});

it("has the server hold files to the limits of their field", async () => {
	const id = await uploadDirectly("x.png", PNG);
	const response = await fileDirectly(journey.portal(), "uploads", { letter: id }, [id]);
	expect(response.data).toEqual({
		errors: [{ pointer: "/data/letter", message: "x.png: this kind of file is not accepted. Accepted: PDF." }],
	});
	const heavy = await uploadDirectly("heavy.png", await heavyPicture());
	const tooLarge = await fileDirectly(journey.portal(), "uploads", { photos: [heavy] }, [heavy]);
	expect(JSON.stringify(tooLarge.data)).toContain("heavy.png: larger than 200 kB.");
	const three = await fileDirectly(journey.portal(), "uploads", { photos: [id, id, id] }, [id]);
	expect(three.data).toEqual({
		errors: [{ pointer: "/data/photos", message: "“Photos” must have at most 2 entries" }],
	});
	const letter = await uploadDirectly("x.pdf", Buffer.from("%PDF-1.4\n%%EOF\n"));
	const signed = await fileDirectly(journey.portal(), "rating-signature", { stars: 3, signature: letter }, [letter]);
	expect(JSON.stringify(signed.data)).toContain("x.pdf: this kind of file is not accepted. Accepted: pictures.");
});
