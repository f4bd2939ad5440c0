import { afterEach, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey, afterEach);

const SECOND_MOBILE = "13900000092";

it("is checked, approved by a second person, scheduled and cancelled, all on record", async () => {
	const { url } = journey.portal();
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const post = async (path: string, body: object, { token } = session) => {
		const headers = { authorization: token, "content-type": "application/json" };
		const response = await fetch(`${url}/admin/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
		const { code, data } = await response.json();
		expect(code, path).toBe(0);
		return data;
	};
	const drafted = async (name: string, at: string, value: unknown, path: string) => {
		const { id } = await post("draft-releases", { name });
		const edits = [{ id: crypto.randomUUID(), verb: "set", path, at, value }];
		await post(`draft-releases/${id}/edits`, { after: 0, edits });
		return id;
	};
	await post(
		`draft-releases/${await drafted("Four eyes", "/publishing", { approval: true }, "site.json")}/publish`,
		{},
	);

	const publisher = await signIn(journey.portal(), SECOND_MOBILE);
	const me = await journey.request("admin/api/me", publisher.token);
	await post(`people/${asObject(asObject(me.data).user).id}/grants`, { role: "publisher" });

	const draft = await drafted("Winter", "/title", "Write to the city", "forms/suggestion.json");
	const address = `/admin/studio/${draft}/publish`;
	// By a press on its button in PublishScreen.test.tsx.
	await post(`draft-releases/${draft}/approve`, { version: 1 }, publisher);

	const page = await journey.openAs(session, address);
	await page.getByText("Asks again").waitFor();
	await page.getByText("submissions would be refused now").waitFor();
	await page.getByText("approved it on").waitFor();
	// The pages that show the form are looked at by axe, each as it will be.
	await page.getByText("not checked yet").waitFor();
	await page.getByRole("button", { name: /for accessibility$/ }).click();
	const accessible = page.getByRole("listitem").filter({ hasText: "Pages that change are accessible" });
	await accessible.getByText("done").waitFor();
	await page.getByRole("link", { name: "/report/index?form=suggestion" }).waitFor();
	await page.getByLabel("Why is this changed?").fill("For the winter");
	await page.getByLabel("From when on").fill("2090-01-01T08:00");
	await page.getByRole("button", { name: "Schedule it" }).click();
	await page.getByText("It is scheduled").waitFor();
	await page.getByRole("link", { name: "To the history" }).click();
	await page.getByRole("button", { name: "Cancel it: For the winter" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancel it" }).click();
	await page.getByText("It was cancelled.").waitFor();

	await page.getByRole("link", { name: "Audit log" }).click();
	for (const words of ["cancelled a scheduled release", "approved a release", "gave a right"])
		await page.getByText(words).first().waitFor();
});
