import { expect, it } from "vitest";
import { refusedAt, startExamples } from "./example-portal.ts";
import { exampleForm, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();

it("offers a choice only while its conditions hold, and takes none on the server that it does not offer", async () => {
	const page = await journey.open("/example/offered");
	const form = exampleForm(page);
	expect(await form.getByLabel("By boat").count()).toBe(0);
	await form.getByLabel("In summer").check();
	await form.getByLabel("By boat").check();
	await form.getByLabel("In winter").check();
	await form.getByLabel("By boat").waitFor({ state: "detached", ...WAIT });
	expect(await form.getByLabel("By text message").count()).toBe(0);
	await form.getByLabel("By bus").check();
	await form.getByLabel("By letter").check();
	const kept = { category: "suggestion", season: "winter", way: "bus", told: "letter" };
	expect(await sentData(page, () => sendExample(page))).toEqual(kept);
	expect(await refusedAt(journey.portal(), "offered", { ...kept, way: "boat" })).toEqual(["/way"]);
	expect(await refusedAt(journey.portal(), "offered", { ...kept, told: "sms" })).toEqual(["/told"]);
});

it("chains choices by a typed postcode: district, then street, and takes back what another postcode does not have", async () => {
	const page = await journey.open("/example/postcode");
	const form = exampleForm(page);
	expect(await form.getByRole("radio").count()).toBe(0);
	await form.getByLabel(/^Postcode/).fill("310013");
	await form.getByLabel("Old town").check();
	expect(await form.getByLabel("The hills").count()).toBe(0);
	const street = form.getByLabel(/^Street/);
	await street.selectOption("Bell Tower Street");
	expect(await street.getByRole("option", { name: "Willow Lane" }).count()).toBe(0);
	await form.getByLabel(/^Postcode/).fill("310016");
	await form.getByLabel("The hills").waitFor(WAIT);
	expect(await form.getByLabel("Old town").isChecked()).toBe(true);
	await street.selectOption("Willow Lane");
	const chosen = { category: "suggestion", postcode: "310016", district: "old_town", street: "willow" };
	expect(await sentData(page, () => sendExample(page))).toEqual(chosen);
	expect(await refusedAt(journey.portal(), "postcode", { ...chosen, street: "bell" })).toEqual(["/street"]);
	expect(await refusedAt(journey.portal(), "postcode", { ...chosen, district: "harbour", street: "quay" })).toEqual([
		"/district",
	]);
	const elsewhere = { postcode: "100000", district: "elsewhere" };
	expect(await refusedAt(journey.portal(), "postcode", elsewhere)).toEqual([]);
});
