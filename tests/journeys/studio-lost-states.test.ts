import { expect, it } from "vitest";
import { readShipped } from "../../schemas/edits/shipped.fixture.ts";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);

const WORKFLOW = "workflow.json";

/** The edits that take a state out of the shipped portal, wherever it is named. */
function withoutState(name: string): object[] {
	const { documents } = readShipped();
	const { states, transitions, clocks, ...rest } = asObject(documents[WORKFLOW]);
	const { [name]: _, ...others } = asObject(states);
	const workflow = {
		...{ ...rest, states: others, transitions: asArray(transitions).filter((one) => asObject(one).to !== name) },
		clocks: asArray(clocks).map((clock) => ({
			...asObject(clock),
			until: asArray(asObject(clock).until).filter((one) => one !== name),
		})),
	};
	const categories = JSON.parse(JSON.stringify(documents["categories.json"]).replaceAll(`,"${name}"`, ""));
	return [
		{ verb: "set", path: WORKFLOW, at: "", value: workflow },
		{ verb: "set", path: "categories.json", at: "", value: categories },
	];
}

it("whoever publishes without a state first chooses where its cases go", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const api = draftApi(journey, session);
	const id = await api.drafted("Without joining", ...withoutState("merged"));
	expect((await api.send(`draft-releases/${id}/publish`)).code).toBe(422);
	const page = await journey.openAs(session, `/admin/studio/${id}/publish`);
	const publish = page.getByRole("button", { name: "Publish now" });
	await page.getByText(/[1-9] cases? stands? in it/).waitFor();
	await page.getByText("Choose above where the cases of states that go will stand.").waitFor();
	expect(await publish.isDisabled()).toBe(true);
	const violations = await axeFinds(page);
	expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.target}`)).toEqual([]);
	await page.getByLabel(/^Cases of “.+” go to/).selectOption({ label: "Closed" });
	await publish.click();
	await page.getByText("It is published").waitFor({ timeout: 60_000 });
	const { gone } = await api.read(`draft-releases/${await api.drafted("After it")}/impact`);
	expect(gone).toEqual([]);
});

it("whoever restores an earlier publication chooses where cases go that stand in states which it has not", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const api = draftApi(journey, session);
	const { documents } = readShipped();
	const paused = { ...asObject(asObject(asObject(documents[WORKFLOW]).states).closed), label: "Paused" };
	const leads = { action: "pause", label: "Pause", from: ["accepted"], to: "paused", by: ["handler"], note: "none" };
	await api.published(
		"With pausing",
		{ verb: "set", path: WORKFLOW, at: "/states/paused", value: paused },
		{ verb: "add", path: WORKFLOW, at: "/transitions", value: leads },
	);
	await inDatabase(journey.portal(), (db) =>
		db.updateTable("message").set({ status: "paused" }).where("status", "=", "closed").execute(),
	);
	const page = await journey.openAs(session, "/admin/studio");
	await page
		.getByRole("button", { name: /^Restore:/ })
		.first()
		.click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByText(/cases? stands? in it/).waitFor();
	const restore = dialog.getByRole("button", { name: "Restore it" });
	expect(await restore.isDisabled()).toBe(true);
	const violations = await axeFinds(page);
	expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.target}`)).toEqual([]);
	await dialog.getByLabel(/^Cases of “Paused” go to/).selectOption({ label: "Closed" });
	await restore.click();
	await page.getByText("It is in force again.").waitFor();
	const left = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").select("id").where("status", "=", "paused").execute(),
	);
	expect(left).toEqual([]);
});
