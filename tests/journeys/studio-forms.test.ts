import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { post, type Session } from "../../scripts/sign-in.ts";
import { recordedEdits } from "../fixtures/municipal-forms.ts";
import { builtForms } from "./built-forms.ts";
import { draftApi } from "./draft-release.ts";
import { startOwnJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";
import { add, choose, pick, startForm, word } from "./studio-form.ts";

/*
 * Five forms of a town hall, each built of an empty new form by the studio's screens alone. What those sent is recorded
 * (tests/fixtures/municipal-forms, tried by tests/documents/municipal-forms.test.ts). Of the two with most kinds of questions and
 * settings one is built by hand here, and the other from its second step on, to the very documents that are recorded; all five are
 * published as they are recorded, and sent.
 */
const journey = startOwnJourney({ PORTICO_ADDRESSES: "tests/fixtures/addresses.csv" });

const { administrator, expectRecorded, published } = builtForms(journey);

const openStudio = async () => journey.openAs(await administrator(), "/admin/studio");

/** A citizen's window on a new form. */
const openForm = async (category: string): Promise<Page> =>
	journey.openAs(await journey.newSession(), `/report/index?form=${category}&category=${category}`);

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** What was stored of a case. */
const stored = (number: string) =>
	inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").selectAll().where("number", "=", number).executeTakeFirstOrThrow(),
	);

/** Sends a form past its review, and gives what was stored of its answers. */
async function sent(page: Page) {
	await press(page, "Send");
	const shown = page.getByText(/Your case has the number/);
	await shown.waitFor();
	const number = /number (\S+)\./.exec((await shown.textContent()) ?? "")?.[1] ?? "";
	return asObject((await stored(number)).data);
}

/** What the API says to a form's answers from somebody, or from nobody known. */
async function filed(form: string, answers: JsonObject, session?: Session) {
	const config = asObject((await journey.request("report/api.Configs/getConfig")).data);
	const { id, manifest_url } = asObject(asObject(config.pc).release);
	const manifest = asObject(await (await fetch(new URL(String(manifest_url), journey.portal().url))).json());
	const form_hash = asObject(asObject(manifest.forms)[form]).artefact;
	const body = {
		form,
		form_hash,
		release: id,
		data: { category: form, ...answers },
		idempotency_key: crypto.randomUUID(),
	};
	return post<JsonObject>(journey.portal(), "report/api.Messages/index", body, session?.token);
}

it("missed bins by hand: an address looked up by its postcode, a title made of answers, and a way out for who was too late", async () => {
	const page = await openStudio();
	const title = "Missed bin collection";
	await startForm(page, title, "A bin that was put out and not emptied.", "Environment and Parks Office");
	await choose(page, "Title");
	await add(page, "Short text", "Postcode", { required: true });
	await add(page, "Search in a list of the portal", "Address", { required: true });
	await pick(page, "List of the portal", "Addresses by postcode");
	await pick(page, "Only those with the Postcode of the answer to (needed)", "Postcode");
	await add(page, "Date", "Day of the collection", { required: true });
	await pick(page, "The latest day", "The latest day: Today");
	await add(page, "One of several choices", "Was it out by six?", { required: true, choices: ["Yes", "No"] });
	await choose(page, "Title");
	await pick(page, "How the text comes about", "It is made of other answers");
	await word(page, "How it reads", "Bin not emptied: {Postcode}");
	await choose(page, "What happened");
	await page.getByText("Must be answered", { exact: true }).click();
	await page.getByRole("button", { name: "Leave this question" }).click();
	await page.getByRole("button", { name: "Lead people elsewhere" }).click();
	await pick(page, "Question", "Was it out by six?");
	await pick(page, "Answer", "No");
	await word(page, "What is said", "We cannot come back for this bin");
	await word(page, "Number to call, mail or web address", "0571 8000 0000");
	await word(page, "On its button", "Call the recycling yard");
	await expectRecorded(page, "missed-bins");
});

/** How the recorded edits begin that make the event permit with the questions of its first step, which then is one of two. */
const FIRST_QUESTIONS = { until: 18, splits: [4, 5] };

it("event permit by hand: in two steps, vendors in rows, a fee by metres in each, one by a table of visitors, and the sum of all", async () => {
	const first = recordedEdits("event-permit").filter(
		(_, at) => at < FIRST_QUESTIONS.until && !FIRST_QUESTIONS.splits.includes(at),
	);
	const draft = await draftApi(journey, await administrator()).drafted("Event permit", ...first);
	const page = await journey.openAs(await administrator(), `/admin/studio/${draft}/document/forms/event-permit.json`);
	await choose(page, "What is planned?");
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("menuitem", { name: "In a step that begins here" }).click();
	await word(page, "Title of the step", "What is offered");
	await choose(page, "What is planned?");
	await add(page, "Group that can be repeated", "Vendors", { required: true });
	await word(page, "What one entry is called", "Vendor");
	await word(page, "On the button that adds one", "Add a vendor");
	await choose(page, "New question");
	await word(page, "Label", "Name of the vendor");
	await page.getByText("Must be answered", { exact: true }).click();
	await add(page, "Number", "Metres of stall", { required: true });
	await add(page, "Amount of money", "Fee of the stall");
	await pick(page, "How the number comes about", "The product of");
	await word(page, "A fixed number", "12");
	await choose(page, "Vendors");
	await add(page, "Amount of money", "Fee by size");
	await pick(page, "How the number comes about", "A table, by another number");
	await pick(page, "By which number", "Visitors expected");
	await word(page, "Up to", "500");
	await word(page, "it is", "80");
	await word(page, "it is", "240", true);
	await add(page, "Amount of money", "Fee in all");
	await pick(page, "How the number comes about", "The sum of");
	await expectRecorded(page, "event-permit");
});

it("missed bins: sent by a citizen of an address of its postcode, and a way out for who was too late", async () => {
	await published();
	const citizen = await openForm("missed-bin-collection");
	await citizen.getByLabel("Postcode").fill("315 001");
	await citizen.getByLabel("Postcode").blur();
	await citizen.getByRole("combobox", { name: "Address" }).pressSequentially("tower street 12");
	await citizen.getByRole("option", { name: "Bell Tower Street 12, rear building" }).click();
	await citizen.getByLabel("Day of the collection").fill("2026-01-15");
	await citizen.getByText("No", { exact: true }).click();
	await citizen.getByText("We cannot come back for this bin").waitFor();
	const way = citizen.getByRole("link", { name: "Call the recycling yard" });
	expect(await way.getAttribute("href")).toBe("tel:057180000000");
	await citizen.getByText("Yes", { exact: true }).click();
	await press(citizen, "Continue");
	const data = await sent(citizen);
	expect(data).toMatchObject({ title: "Bin not emptied: 315 001", text: "315 001", found: "bt-12" });
});

it("event permit: sent with two vendors, in the order of its days, with all its fees", async () => {
	await published();
	const citizen = await openForm("event-permit");
	await citizen.getByLabel("Name of the event").fill("Lantern fair");
	await citizen.getByLabel("First day").fill("2087-02-12");
	await citizen.getByLabel("Last day").fill("2087-02-11");
	await citizen.getByLabel("Visitors expected").fill("800");
	await press(citizen, "Continue");
	await citizen.getByRole("link", { name: /Last day/ }).waitFor();
	await citizen.getByLabel("Last day").fill("2087-02-14");
	await press(citizen, "Continue");
	await citizen.getByLabel("What is planned?").fill("Lanterns along the river.");
	const vendor = (number: number) => citizen.getByRole("group", { name: `Vendor ${number}` });
	const stall = async (number: number, name: string, metres: string) => {
		await vendor(number).getByLabel("Name of the vendor").fill(name);
		await vendor(number).getByLabel("Metres of stall").fill(metres);
	};
	await stall(1, "Dumplings", "3");
	await press(citizen, "Add a vendor");
	await stall(2, "Paper lanterns", "5");
	await press(citizen, "Continue");
	expect(await sent(citizen)).toMatchObject({
		title: "Lantern fair",
		rows: [
			{ number: 3, amount: 36 },
			{ number: 5, amount: 60 },
		],
		amount: 240,
		amount_2: 336,
	});
});

it("noise diary: taken with entries that end after they start, and no others", async () => {
	await published();
	const citizen = await journey.newSession();
	const entry = { text: "Music", date: "2026-01-15", time: "22:30", time_2: "23:45", choice: "second" };
	const place = { choice: "first", text: "Bell Tower Street 3" };
	const diary = { ...place, title: "Music at night", description: "Nobody sleeps here any more." };
	const early = await filed("noise-diary", { ...diary, rows: [entry, { ...entry, time_2: "21:00" }] }, citizen);
	expect(early).toMatchObject({ code: 422, data: { errors: [{ pointer: "/data/rows/1/time_2" }] } });
	const { data } = await filed("noise-diary", { ...diary, rows: [entry, { ...entry, time_2: "23:00" }] }, citizen);
	const rows = [{ text: "Music", time_2: "23:45" }, { time_2: "23:00" }];
	expect((await stored(String(data.number))).data).toMatchObject({ rows });
});

it("whistleblower report: taken from nobody known, whom a query code leads back, and read by no other", async () => {
	await published();
	const gifts = { title: "Gifts for permits", text: "Permit office", description: "Permits are sold there." };
	const { data } = await filed("whistleblower-report", { ...gifts, choice: "first" });
	expect(data.query_code).toEqual(expect.any(String));
	const report = await stored(String(data.number));
	expect(report).toMatchObject({ user_id: null, data: { title: "Gifts for permits", choice: "first" } });
	expect(await journey.request(`report/api.Messages/getDetail?id=${report.id}`)).not.toMatchObject({ code: 0 });
	const known = await filed("whistleblower-report", { ...gifts, choice: "first" }, await journey.newSession());
	expect(await stored(String(known.data.number))).toMatchObject({ user_id: null });
});

it("information request: taken with days in their order, and with what the chosen way to have it takes alone", async () => {
	await published();
	const citizen = await journey.newSession();
	const wanted = {
		...{ title: "Lindens of Maple Road", description: "The reports on all trees that were felled.", consent: true },
		...{ choice: "first", email: "lin@example.org", date: "2025-06-01" },
	};
	const disordered = await filed("information-request", { ...wanted, date_2: "2025-01-01" }, citizen);
	expect(disordered).toMatchObject({ code: 422, data: { errors: [{ pointer: "/data/date_2" }] } });
	const address = { line: "Maple Road 1" };
	const { data } = await filed("information-request", { ...wanted, date_2: "2025-12-31", address }, citizen);
	const { data: answers } = await stored(String(data.number));
	expect(answers).toMatchObject({ choice: "first", email: "lin@example.org", date_2: "2025-12-31", consent: true });
	expect(answers).not.toHaveProperty("address");
});
