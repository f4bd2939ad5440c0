import { join } from "node:path";
import fc from "fast-check";
import type { Locator, Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { readDocuments } from "../../schemas/read-documents.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { type Draw, pick } from "../documents/form-arbitrary/draw.ts";
import { formArbitrary } from "../documents/form-arbitrary/form.ts";
import { draws } from "../documents/form-arbitrary/values.ts";
import { compiled } from "../documents/form-trial/compiled.ts";
import { expectedTitles } from "../documents/form-trial/expected-titles.ts";
import { publishSources } from "./document-folder.ts";
import { startJourney } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const FORMS = Number(process.env.FUZZ_JOURNEY_FORMS ?? 6);
const SEED = 20_261_121;
const SHIPPED = join(import.meta.dirname, "../../schemas/documents");

const journey = startJourney("changed");
putBackAfterwards(journey);
let forms: FormDocument[] = [];

/** A rendered form for whoever fills it in. */
const filing = (form: FormDocument, id: string): FormDocument => ({ ...form, id, auth: "none" });

beforeAll(async () => {
	const all = formArbitrary.map((form) => filing(form, "drawn")).filter((form) => compiled(form).release !== null);
	forms = fc.sample(all, { seed: SEED, numRuns: FORMS }).map((form, index) => ({ ...form, id: `drawn-${index}` }));
	const drawn = forms.map((form) => ({ path: `forms/${form.id}.json`, text: JSON.stringify(form) }));
	await publishSources(journey.portal(), [...readDocuments(SHIPPED), ...drawn]);
});

const drawsOf = (count: number): Draw[] => fc.sample(draws, { seed: SEED, numRuns: count });

const titlesOf = (index: number): string[][] => {
	const form = forms[index];
	return form ? expectedTitles(form) : [];
};

const TEXTS = ["a", "abc", "12", "2026-11-21", "13800000000", "li@example.cn"];

async function use(input: Locator, draw: Draw): Promise<void> {
	const kind = await input.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName));
	if (kind === "SELECT") await input.selectOption({ index: (await input.locator("option").count()) - 1 });
	else if (kind === "checkbox" || kind === "radio") await input.click();
	else if (kind === "date") await input.fill("2026-11-21");
	else if (kind === "time") await input.fill("10:30");
	else if (kind === "datetime-local") await input.fill("2026-11-21T10:30");
	else await input.fill(pick(draw, TEXTS));
}

/** Whether pressing the button has had its effect: the form is sent, or the focus was led to what is next or wrong. */
const hasResponded = () =>
	!document.querySelector("main form [aria-busy=true]") && !document.activeElement?.matches("main form [type=submit]");

/** Gives an answer at an input that is there; an answer before may take it away in the very moment in which it is looked at. */
async function answerIfThere(input: Locator, draw: Draw): Promise<void> {
	const isThere = async () => (await input.count()) === 1;
	if (!(await isThere())) return;
	try {
		if (await input.isEditable()) await use(input, draw);
	} catch (failure) {
		if (await isThere()) throw failure;
	}
}

/** Fills in what is asked and goes on, at most so many steps; ends where the form has come to a stop. */
async function fillAndSend(page: Page, draw: Draw): Promise<void> {
	const root = page.getByRole("form", { name: "Drawn form" });
	await root.waitFor();
	for (let step = 0; step < 3 && (await root.count()) > 0; step++) {
		// By their ids: an answer may show or hide others, and so change which one stands at a place.
		const shown = root.locator("input:visible, select:visible, textarea:visible");
		const ids = await shown.evaluateAll((all) => all.slice(0, 10).map(({ id }) => id));
		for (const id of ids) {
			await answerIfThere(root.locator(`[id=${JSON.stringify(id)}]:visible`), draw);
		}
		if ((await root.getByRole("alert").count()) > 0) return;
		await root.locator("button[type=submit]").click();
		await page.waitForFunction(hasResponded);
	}
}

it("renders generated forms in a real browser under the portal's CSP, and the server takes whatever their pages send", async () => {
	const codes: Promise<number>[] = [];
	const page = await journey.blank();
	page.on("response", (response) => {
		if (response.url().endsWith("Messages/index")) codes.push(response.json().then(({ code }) => code));
	});
	for (const [index, draw] of drawsOf(FORMS).entries()) {
		await journey.go(page, `/report/index?form=drawn-${index}`);
		await page.getByRole("form", { name: "Drawn form" }).waitFor();
		const text = (await page.locator("main").textContent()) ?? "";
		expect(titlesOf(index).filter((titles) => !titles.some((title) => text.includes(title)))).toEqual([]);
		await fillAndSend(page, draw);
	}
	const answered = await Promise.all(codes);
	expect(answered.length).toBeGreaterThan(0);
	expect(answered.filter((code) => code !== 0)).toEqual([]);
});
