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
