import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { isFieldType } from "../../schemas/field-types/choose-type.ts";
import { FIELD_TRAITS } from "../../schemas/field-types/traits.gen.ts";
import { openReader } from "../../scripts/browser.ts";
import { totalOf, weighScripts } from "../../scripts/page-weight.ts";
import { FORM_PAGE_BUDGET, measure, SHELL_BUDGET } from "../../scripts/size-report.ts";
import { STUDIO_BUDGETS, studioSizes } from "../../scripts/studio-size.ts";
import { clientScripts } from "../../server/prerender/client-scripts.ts";
import { exampleForm } from "./form-page.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();

const CLIENT = join(import.meta.dirname, "../../dist/client");

it("the shell keeps its budget", () => {
	expect(measure(CLIENT).shell).toBeLessThanOrEqual(SHELL_BUDGET);
});

it("the studio keeps its budgets", () => {
	const { first, form, all } = studioSizes(CLIENT);
	expect(first).toBeLessThanOrEqual(STUDIO_BUDGETS.first);
	expect(form).toBeLessThanOrEqual(STUDIO_BUDGETS.form);
	expect(all).toBeLessThanOrEqual(STUDIO_BUDGETS.all);
});

it("the complaint form's page keeps its budget, shell, validator and all, and names its script before any other runs", async () => {
	const path = "/report/index?form=complaint";
	const document = async () => (await fetch(journey.portal().url + path)).text();
	// As most readers get it: whoever comes first gets the page before it is prerendered, without the script that begins it.
	await expect.poll(document, WAIT).toContain("/begin-portal.js");
	const { page, context } = await openReader(journey.browser());
	const weights = await weighScripts(page);
	await journey.go(page, path);
	await exampleForm(page).waitFor();
	const fetched = (name: RegExp) => [...weights.keys()].filter((path) => name.test(path));
	// The form's rules are the last that it fetches by itself: once they are here, nothing else is to come.
	await expect.poll(() => fetched(/^\/release\/\w+\.js$/).length, WAIT).toBe(1);
	await expect.poll(() => fetched(/assets\/validate-/).length, WAIT).toBe(1);
	await page.waitForLoadState("networkidle");
	expect(totalOf(weights), JSON.stringify([...weights], null, 1)).toBeLessThanOrEqual(FORM_PAGE_BUDGET);
	const hints = page.locator('link[rel="modulepreload"]');
	expect(await hints.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toContainEqual(
		expect.stringMatching(/^\/assets\/form-/),
	);
	await context.close();
});

it("the page of a form with rows names what draws them before any script runs", async () => {
	const document = async () => (await fetch(`${journey.portal().url}/report/index?form=road-damage`)).text();
	await expect.poll(document, WAIT).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/RepeatGroup-/);
});

it("the client has a script of its own for each part of forms that is late", () => {
	const types = Object.keys(FIELD_TRAITS).filter(isFieldType);
	const { late } = clientScripts(join(CLIENT, ".vite/manifest.json"));
	for (const part of ["rows" as const, "rjsf" as const, ...types.filter((type) => FIELD_TRAITS[type].late)])
		expect(late(part), part).not.toEqual([]);
});

/** A file as it is sent to a browser that takes one encoding. */
const sent = (path: string, encoding: string) =>
	new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
		const asked = request(journey.portal().url + path, { headers: { "Accept-Encoding": encoding } }, (response) => {
			buffer(response).then((body) => resolve({ encoding: response.headers["content-encoding"], body }), reject);
		});
		asked.on("error", reject).end();
	});

it("sends scripts as the build has compressed them, and by gzip to who does not take that", async () => {
	const name = readdirSync(join(CLIENT, "assets")).find((file) => /^react-.*\.js$/.test(file)) ?? "";
	const file = join(CLIENT, "assets", name);
	expect(await sent(`/assets/${name}`, "br")).toEqual({ encoding: "br", body: readFileSync(`${file}.br`) });
	const zipped = await sent(`/assets/${name}`, "gzip");
	expect(zipped.encoding).toBe("gzip");
	expect(gunzipSync(zipped.body)).toEqual(readFileSync(file));
});
