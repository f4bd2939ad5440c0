import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

it("answers that are tried are kept as a test case, which is named before it is published where it fails", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const post = async (path: string, body: object) => {
		const headers = { authorization: session.token, "content-type": "application/json" };
		const address = `${journey.portal().url}/admin/api/${path}`;
		const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
		return (await response.json()).data;
	};
	const { id } = await post("draft-releases", { name: "Kept" });
	const edit = { id: crypto.randomUUID(), verb: "set", path: "forms/complaint.json", value: 40 };
	await post(`draft-releases/${id}/edits`, {
		after: 0,
		edits: [{ ...edit, at: "/schema/properties/address/minLength" }],
	});

	const page = await journey.openAs(session, `/admin/studio/${id}/document/forms/complaint.json?view=logic`);
	await page.getByText("Try all questions").click();
	await page.getByLabel("Title", { exact: true }).fill("A hole");
	await page.getByLabel("What is this case about?").fill("Hardly anything");
	await page.getByRole("button", { name: "Keep as a test case" }).click();
	await page.getByRole("heading", { level: 1, name: "Hardly anything" }).waitFor();

	await page.goto(`${journey.portal().url}/admin/studio/${id}/publish`);
	const one = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: "Anonymously, without any contact" }) });
	await one.getByText("Please describe the place so that someone can find it.").waitFor();
	await one.getByRole("button", { name: "That is right: expect it from now on" }).click();
	await one.getByText("as expected").waitFor();
	await page.goto(`${journey.portal().url}/admin/studio/${id}`);
	await page.getByRole("link", { name: "Hardly anything" }).waitFor();
	expect(await page.getByRole("heading", { name: "Test cases" }).count()).toBe(1);
});
