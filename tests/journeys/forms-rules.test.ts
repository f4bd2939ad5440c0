import { expect, it } from "vitest";
import { beginExamples, fileDirectly } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors } from "./form-page.ts";

const journey = beginExamples();

/** The address of a form's compiled rules in the release in force. */
async function rulesOf(form: string): Promise<string> {
	const { url } = journey.portal();
	const { data } = await journey.ask("report/api.Configs/getConfig");
	const manifestUrl = /"manifest_url":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
	const manifest: { forms: Record<string, { validator: string }> } = await (
		await fetch(new URL(manifestUrl, url))
	).json();
	return `**/release/${manifest.forms[form]?.validator}.js`;
}

it("says when a form's rules can't be loaded, sends nothing unchecked, and goes on once they can be had", async () => {
	const rules = await rulesOf("errors");
	const page = await journey.open("/index/index");
	await page.route(rules, (route) => route.abort("connectionreset"));
	let sent = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/report/api.Messages/index")) sent += 1;
	});
	await page.goto(`${journey.portal().url}/example/errors`);
	const form = exampleForm(page);
	await form.getByLabel(/^Number plate/).fill("ab");
	await form.getByLabel(/^Seats/).fill("5");
	await goOn(page, "Send");
	const said = form.getByRole("alert").filter({ hasText: "The rules of this form could not be loaded" });
	await said.waitFor();
	await form.getByRole("button", { name: "Try again" }).click();
	await said.waitFor();
	expect(sent).toBe(0);
	expect(await form.getByLabel(/^Number plate/).inputValue()).toBe("ab");

	await page.unroute(rules);
	await form.getByRole("button", { name: "Try again" }).click();
	expect(await listedErrors(page)).toHaveLength(2);
	await expect.poll(() => said.count()).toBe(0);
	expect(sent).toBe(0);
	await form.getByLabel(/^Number plate/).fill("AB123");
	await goOn(page, "Send");
	await page.getByText(/Your case has the number/).waitFor();
	expect(sent).toBe(1);
});

it("says so too when the rules don't come at all, and goes on once they have", async () => {
	const rules = await rulesOf("errors");
	const page = await journey.open("/index/index");
	const server = Promise.withResolvers<void>();
	await page.route(rules, async (route) => {
		await server.promise;
		await route.continue();
	});
	await page.goto(`${journey.portal().url}/example/errors`);
	const form = exampleForm(page);
	await form.getByLabel(/^Number plate/).fill("AB123");
	await form.getByLabel(/^Seats/).fill("5");
	await goOn(page, "Send");
	const said = form.getByRole("alert").filter({ hasText: "The rules of this form could not be loaded" });
	await said.waitFor({ timeout: 30_000 });
	server.resolve();
	await form.getByRole("button", { name: "Try again" }).click();
	await page.getByText(/Your case has the number/).waitFor();
});

it("has the server keep the rules whatever a browser has loaded", async () => {
	const answer = await fileDirectly(journey.portal(), "errors", { plate: "ab", seats: 5 });
	expect(answer.code).toBe(422);
	expect(JSON.stringify(answer.data)).toContain("/data/plate");
});
