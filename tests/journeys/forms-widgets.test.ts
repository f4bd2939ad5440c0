import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { beginExamples, fileDirectly } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { type FormWithMany, manyChoices } from "./many-choices.ts";
import { inDatabase } from "./portal-database.ts";

const MANY: FormWithMany = manyChoices(2000);
const journey = beginExamples(MANY.documents);

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
/** Uploads a file past the form; tells its id. */
async function uploadDirectly(name: string, bytes: Buffer): Promise<string> {
	const body = new FormData();
	body.append("file", new Blob([new Uint8Array(bytes)]), name);
	const answer = await fetch(`${journey.portal().url}/api/File/upload`, { method: "POST", body });
	const { data }: { data: { id: string } } = await answer.json();
	return data.id;
}
const CARD = "11010519491231002X";

it("checks formats and relative dates alike on both sides", async () => {
	const page = await journey.open("/example/formats");
	const form = exampleForm(page);
	const answers: [RegExp, string][] = [
		[/^Day of birth/, "2999-01-01"],
		[/^Day of the visit/, "2001-01-01"],
		[/^Mobile number/, "12345"],
		[/^Identity card/, "110105194912310021"],
		[/^Amount/, "0.075"],
		[/^Email/, "nobody"],
		[/^Web address/, "not an address"],
	];
	for (const [label, value] of answers) await form.getByLabel(label).fill(value);
	await goOn(page, "Send");
	const said = await listedErrors(page);
	expect(said).toHaveLength(7);
	expect(said[0]).toBe("You must be 18 or older.");
	expect(said.slice(1).every((text) => /^(Day of the visit|Mobile|Identity|Amount|Email|Web)/.test(text))).toBe(true);
	const wrong = {
		born: "2999-01-01",
		visit: "2001-01-01",
		mobile: "12345",
		card: "110105194912310021",
		sum: 0.075,
		mail: "nobody",
		site: "x",
	};
	const { data } = await fileDirectly(journey.portal(), "formats", wrong);
	expect(JSON.stringify(data).match(/"pointer"/g)).toHaveLength(7);
	const right = ["1990-05-01", "2999-01-01", "13800000000", CARD, "1,250.07", "a@example.com", "https://example.com"];
	for (const [place, [label]] of answers.entries()) await form.getByLabel(label).fill(right[place] ?? "");
	await form.getByLabel("Time of day").fill("08:30");
	await form.getByLabel("When it happened").fill("2026-01-02T08:30");
	const sent = await sentData(page, () => sendExample(page));
	expect(sent).toMatchObject({ sum: 1250.07, card: CARD });
	expect(String(sent.moment)).toMatch(/^2026-01-0\dT.*Z$/);
});

it("asks an address by regions, and a place by the device's position and words, telling nobody else", async () => {
	const page = await journey.open("/example/places", {
		permissions: ["geolocation"],
		geolocation: { latitude: 28.858421, longitude: 121.144613 },
	});
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(journey.portal().url)) elsewhere.push(request.url());
	});
	const form = exampleForm(page);
	await form.getByLabel("Region, level 1").selectOption("Zhejiang");
	await form.getByLabel("Region, level 2").selectOption("Taizhou");
	await form.getByLabel("Region, level 3").selectOption("Linhai");
	await form.getByLabel("Street and number").fill("Ziyang Street 1");
	await form.getByRole("button", { name: "Use my position" }).click();
	await form.getByText("28.858421, 121.144613").waitFor();
	await form.getByLabel("Where it is, in words").fill("By the old wall");
	expect(await sentData(page, () => sendExample(page))).toMatchObject({
		home: { region: "331082", detail: "Ziyang Street 1" },
		spot: { latitude: 28.858421, longitude: 121.144613, text: "By the old wall" },
	});
	expect(elsewhere).toEqual([]);
});

it("rates by the arrow keys and signs by typing", async () => {
	const page = await journey.open("/example/rating-signature");
	const form = exampleForm(page);
	await form.getByRole("radio", { name: "1 of 5" }).focus();
	await page.keyboard.press("Space");
	for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
	expect(await form.getByRole("radio", { name: "4 of 5" }).isChecked()).toBe(true);
	await form.getByLabel("Or type your name").fill("Li Na");
	await form.getByRole("button", { name: "Use this signature" }).click();
	await form.getByRole("button", { name: "Remove signature.png" }).waitFor();
	const sent = await sentData(page, () => sendExample(page));
	expect(sent.stars).toBe(4);
	expect(String(sent.signature).length).toBeGreaterThan(8);
});

it("signs by drawing, which can be cleared and drawn anew, and is asked for by the server too", async () => {
	const page = await journey.open("/example/rating-signature", { viewport: PHONE });
	const form = exampleForm(page);
	await form.getByRole("radio", { name: "3 of 5" }).check({ force: true });
	const use = form.getByRole("button", { name: "Use this signature" });
	const area = form.getByRole("img", { name: "Drawing area for Your signature" });
	const draw = async () => {
		await area.scrollIntoViewIfNeeded();
		const { x = 0, y = 0, width = 0, height = 0 } = (await area.boundingBox()) ?? {};
		await page.mouse.move(x + width / 4, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(x + width / 2, y + height / 4, { steps: 5 });
		await page.mouse.move(x + (width * 3) / 4, y + height / 2, { steps: 5 });
		await page.mouse.up();
	};
	await expect.poll(() => use.isDisabled()).toBe(true);
	await draw();
	await expect.poll(() => use.isDisabled()).toBe(false);
	await form.getByRole("button", { name: "Clear", exact: true }).click();
	await expect.poll(() => use.isDisabled()).toBe(true);
	await draw();
	await use.click();
	await form.getByRole("button", { name: "Remove signature.png" }).waitFor();
	const sent = await sentData(page, () => sendExample(page));
	const kept = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("upload").select("name").where("id", "=", String(sent.signature)).executeTakeFirst(),
	);
	expect(kept?.name).toBe("signature.png");
	const { data } = await fileDirectly(journey.portal(), "rating-signature", { stars: 3 });
	expect(data).toEqual({ errors: [{ pointer: "/data/signature", message: "Your signature is required" }] });
});

it("shows hints with lists, links and pictures, and a consent whose link does not tick it", async () => {
	const page = await journey.open("/example/hints");
	const form = exampleForm(page);
	await form.getByRole("img", { name: "The sign on the meter" }).waitFor();
	expect(await form.getByRole("listitem").filter({ hasText: "last bill" }).locator("strong").count()).toBe(1);
	await form.getByLabel(/^Meter number/).fill("12345678");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual(["Please agree, or call us instead."]);
	const link = form.getByRole("link", { name: "How your data is used" });
	expect(await link.getAttribute("href")).toBe("/index/index");
	expect(await form.locator("label").filter({ has: link }).count()).toBe(0);
	await form.getByRole("checkbox").check();
	await sendExample(page);
	expect((await fileDirectly(journey.portal(), "hints", { number: "12345678", agreed: false })).code).toBe(422);
});

it.each([
	["en-US", "Photos", "Choose files"],
	["zh-CN", "照片", "选择文件"],
])(
	"draws the button for files in the reader's language, and leaves the input itself to keys and screen readers, in %s",
	async (locale, name, shown) => {
		const page = await journey.openPreferring({ locale }, "/example/uploads", { viewport: PHONE });
		const input = exampleForm(page).getByLabel(name, { exact: true }).first();
		const button = exampleForm(page).getByText(shown, { exact: true }).first();
		await button.waitFor();
		expect(await input.ariaSnapshot()).toMatch(new RegExp(`^- button "${name}"`));
		for (const target of [input, button]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		const pressed = () =>
			button.evaluate((element) => {
				element.scrollIntoView({ block: "center" });
				const { x, y, width, height } = element.getBoundingClientRect();
				return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute("type");
			});
		await expect.poll(pressed).toBe("file");
		const chooser = page.waitForEvent("filechooser");
		await input.click();
		expect((await chooser).isMultiple()).toBe(true);
	},
);

it("holds files to the limits of their field, on both sides", async () => {
	const page = await journey.open("/example/uploads");
	const form = exampleForm(page);
	const photos = form.getByLabel("Photos", { exact: true }).first();
	await photos.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
	await form.getByText("note.txt: this kind of file is not accepted. Accepted: PNG and JPEG.").waitFor();
	expect(await describedBy(photos)).toContain("Up to 2 files of at most 195.3 kB: PNG and JPEG.");
	await photos.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(300_000) });
	await form.getByText("big.png: larger than 195.3 kB. It has 293 kB; please choose a smaller one.").waitFor();
	expect(await describedBy(photos)).toContain("big.png: larger than");
	await photos.setInputFiles({ name: "one.png", mimeType: "image/png", buffer: PNG });
	await form.getByRole("button", { name: "Remove one.png" }).waitFor();
	const sent = await sentData(page, () => sendExample(page));
	expect(sent.photos).toHaveLength(1);
	const id = await uploadDirectly("x.png", PNG);
	const answer = await fileDirectly(journey.portal(), "uploads", { letter: id }, [id]);
	expect(answer.data).toEqual({
		errors: [{ pointer: "/data/letter", message: "x.png: this kind of file is not accepted. Accepted: PDF." }],
	});
	const three = await fileDirectly(journey.portal(), "uploads", { photos: [id, id, id] }, [id]);
	expect(three.data).toEqual({ errors: [{ pointer: "/data/photos", message: "Photos must have at most 2 entries" }] });
	const letter = await uploadDirectly("x.pdf", Buffer.from("%PDF-1.4\n%%EOF\n"));
	const signed = await fileDirectly(journey.portal(), "rating-signature", { stars: 3, signature: letter }, [letter]);
	expect(JSON.stringify(signed.data)).toContain("x.pdf: this kind of file is not accepted. Accepted: pictures.");
});

it("names a file that has gone from the server since, and takes it anew", async () => {
	const page = await journey.open("/example/uploads");
	const form = exampleForm(page);
	const photos = form.getByLabel("Photos", { exact: true }).first();
	const choose = async (name: string) => {
		await photos.setInputFiles({ name, mimeType: "image/png", buffer: PNG });
		await form.getByRole("button", { name: `Remove ${name}` }).waitFor();
	};
	await choose("near.png");
	await choose("far.png");
	await inDatabase(journey.portal(), (db) => db.deleteFrom("upload").where("name", "=", "near.png").execute());
	await goOn(page, "Send");
	const gone = "near.png: An attachment is missing. Please add it again.";
	expect(await listedErrors(page)).toEqual([gone]);
	const file = form.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remove near.png" }) });
	await file.getByText(gone).waitFor();
	await file.getByRole("button").click();
	await form.getByText(gone).first().waitFor({ state: "detached" });
	await choose("near.png");
	const sent = await sentData(page, () => sendExample(page));
	expect(sent.photos).toHaveLength(2);
});

it("searches options on the server as one types, and those that depend on another answer", async () => {
	const page = await journey.open("/example/remote-options");
	const form = exampleForm(page);
	await form.getByLabel(/^Category/).selectOption({ index: 1 });
	const search = form.getByRole("combobox", { name: "Another project" });
	await search.click();
	const first = form.locator("[role=option]").first();
	await first.waitFor();
	const wanted = ((await first.textContent()) ?? "").slice(0, 6);
	const asked = page.waitForRequest((request) => request.url().includes("keyword="));
	await search.pressSequentially(wanted);
	await asked;
	await page.keyboard.press("Enter");
	expect(await search.inputValue()).toContain(wanted);
	await form.getByLabel("Part of the project's name").fill(wanted);
	const dependent = form.getByRole("combobox", { name: "Project", exact: true });
	await dependent.click();
	await form.locator("[role=option]").first().click();
	expect(String((await sentData(page, () => sendExample(page))).project).length).toBeGreaterThan(0);
});

it.each(["enum", "remote"])("finds one of 2,000 options (%s) without lag", async (kind) => {
	const page = await journey.open("/index/index");
	await page.route("**/report/api.Project/getList*", (route) => route.fulfill({ json: MANY.projects }));
	await page.goto(`${journey.portal().url}/example/many-${kind}`);
	const search = exampleForm(page).getByRole("combobox");
	await search.click();
	await exampleForm(page).locator("[role=option]").first().waitFor();
	const longest = await search.evaluate(async (input) => {
		if (!(input instanceof HTMLInputElement)) throw new Error("expected an input");
		const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
		let worst = 0;
		for (const typed of ["O", "Op", "Opt", "Opti", "Option 19", "Option 199"]) {
			const before = performance.now();
			set?.call(input, typed);
			input.dispatchEvent(new Event("input", { bubbles: true }));
			worst = Math.max(worst, performance.now() - before);
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		}
		return worst;
	});
	expect(longest).toBeLessThan(100);
	await search.fill("Option 1999");
	await exampleForm(page).getByRole("option", { name: "Option 1999" }).click();
	expect(await search.inputValue()).toBe("Option 1999");
});
