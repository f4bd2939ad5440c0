import { expect, it } from "vitest";
import { fileDirectly, startExamples } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();

/** The address of a form's compiled rules in the release in force. */
async function rulesOf(form: string): Promise<string> {
	const { url } = journey.portal();
	const { data } = await journey.request("report/api.Configs/getConfig");
	const manifestUrl = /"manifest_url":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
	const manifest: { forms: Record<string, { validator: string }> } = await (
		await fetch(new URL(manifestUrl, url))
	).json();
	return `**/release/${manifest.forms[form]?.validator}.js`;
}

it("says when a form's rules can't be loaded, sends nothing unchecked, and goes on once they can be had", async () => {
	const rules = await rulesOf("errors");
	const page = await journey.blank();
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
	const shown = form.getByRole("alert").filter({ hasText: "The rules of this form could not be loaded" });
	await shown.waitFor();
	await form.getByRole("button", { name: "Try again" }).click();
	await shown.waitFor();
	expect(sent).toBe(0);
	expect(await form.getByLabel(/^Number plate/).inputValue()).toBe("ab");

	await page.unroute(rules);
	await form.getByRole("button", { name: "Try again" }).click();
	expect(await listedErrors(page)).toHaveLength(2);
	await expect.poll(() => shown.count()).toBe(0);
	expect(sent).toBe(0);
	await form.getByLabel(/^Number plate/).fill("AB123");
	await goOn(page, "Send");
	await page.getByText(/Your case has the number/).waitFor();
	expect(sent).toBe(1);
});

it("has the server keep the rules whatever a browser has loaded", async () => {
	const response = await fileDirectly(journey.portal(), "errors", { plate: "ab", seats: 5 });
	expect(response.code).toBe(422);
	expect(JSON.stringify(response.data)).toContain("/data/plate");
});

it("holds answers to each other, in the form and in a row, and takes back what another value has put right", async () => {
	const page = await journey.open("/example/compared");
	const form = exampleForm(page);
	const fill = (label: RegExp, text: string) => form.getByLabel(label).first().fill(text);
	await fill(/^First day/, "2026-12-10");
	const last = form.getByLabel(/^Last day/);
	await expect.poll(() => last.getAttribute("min"), WAIT).toBe("2026-12-10");
	await last.fill("2026-12-09");
	await fill(/^Opens at/, "10:00");
	await expect.poll(() => describedBy(last)).toContain("must not lie before “First day of the festival”");
	await fill(/^First day/, "2026-12-08");
	await fill(/^Closes at/, "10:00");
	await expect.poll(() => describedBy(last)).not.toContain("must not lie before");
	await fill(/^Guests/, "50");
	await fill(/^Seats/, "60");
	await fill(/^Email address/, "li@example.cn");
	await fill(/^Email address once more/, "li@example.com");
	await form.getByRole("button", { name: "Add a stall" }).click();
	await fill(/^Name of the stall/, "Noodles");
	await fill(/^Rent/, "100");
	await fill(/^Deposit/, "100");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual([
		"“Closes at” must lie after “Opens at”",
		"There cannot be more seats than guests.",
		"“Email address once more” must be the same as “Email address”",
		"Stall 1: “Deposit” must be less than “Rent”",
	]);
	await fill(/^Closes at/, "18:30");
	await fill(/^Seats/, "50");
	await fill(/^Email address once more/, "li@example.cn");
	await fill(/^Rent/, "100.5");
	expect(await sentData(page, () => sendExample(page))).toMatchObject({
		begins: "2026-12-08",
		ends: "2026-12-09",
		guests: 50,
		seated: 50,
		stalls: [{ name: "Noodles", rent: 100.5, deposit: 100 }],
	});
	const days = { begins: "2026-12-10", ends: "2026-12-09", mail: "li@example.cn", mail_again: "li@example.cn" };
	const refused = await fileDirectly(journey.portal(), "compared", {
		...days,
		stalls: [{ name: "a", rent: 1, deposit: 2 }],
	});
	expect(refused.data).toEqual({
		errors: [
			{ pointer: "/data/ends", message: "“Last day of the festival” must not lie before “First day of the festival”" },
			{ pointer: "/data/stalls/0/deposit", message: "“Deposit” must be less than “Rent”" },
		],
	});
});
