import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { builtForms } from "./built-forms.ts";
import { startOwnJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";
import { add, choose, pick, saved, startForm, word } from "./studio-form.ts";

/*
 * Forms of a town hall, each built of an empty new form by the studio's screens alone, and sent by a citizen. Of these five forms
 * tests/documents/municipal-forms.test.ts has the edits that these screens sent.
 */
const journey = startOwnJourney({ PORTICO_ADDRESSES: "tests/fixtures/addresses.csv" });

const { administrator, keepEdits, published } = builtForms(journey);

const openStudio = async () => journey.openAs(await administrator(), "/admin/studio");

/** A citizen's window on a new form. */
const openForm = async (category: string): Promise<Page> =>
	journey.openAs(await journey.newSession(), `/report/index?form=${category}&category=${category}`);

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Sends a form past its review, and gives what was stored of the case. */
async function filed(page: Page) {
	await press(page, "Send");
	const shown = page.getByText(/Your case has the number/);
	await shown.waitFor();
	const number = /number (\S+)\./.exec((await shown.textContent()) ?? "")?.[1] ?? "";
	return inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").selectAll().where("number", "=", number).executeTakeFirstOrThrow(),
	);
}

/** The same, and gives its answers. */
const sent = async (page: Page) => asObject((await filed(page)).data);

it("missed bins: an address looked up by its postcode, a title made of answers, and a way out for who was too late", async () => {
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
	await keepEdits(page);
});

it("noise diary: entries as often as there are, each with an end later than its start", async () => {
	const page = await openStudio();
	await startForm(page, "Noise diary", "Noise that comes again and again.", "Environment and Parks Office");
	await choose(page, "Title");
	await add(page, "Short text", "Where the noise comes from", { required: true });
	await choose(page, "What happened");
	await add(page, "Group that can be repeated", "Entries", { required: true });
	await word(page, "What one entry is called", "Entry");
	await word(page, "On the button that adds one", "Add an entry");
	await choose(page, "New question");
	await word(page, "Label", "What it was");
	await add(page, "Date", "Day", { required: true });
	await add(page, "Time of day", "From", { required: true });
	await add(page, "Time of day", "To", { required: true });
	await page.getByRole("button", { name: "Hold it to another answer" }).click();
	await pick(page, "It must be", "later than");
	await keepEdits(page);
});

it("event permit: vendors in rows, a fee by metres in each, one by a table of visitors, and the sum of all", async () => {
	const page = await openStudio();
	await startForm(page, "Event permit", "A fair, a run or a concert on the city's ground.", "Citizens' Services");
	await choose(page, "Title");
	await word(page, "Label", "Name of the event");
	await choose(page, "What happened");
	await word(page, "Label", "What is planned?");
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("menuitem", { name: "In a step that begins here" }).click();
	await word(page, "Title of the step", "What is offered");
	await page.getByRole("button", { name: "1. Event permit" }).click();
	await choose(page, "Name of the event");
	await add(page, "Date", "First day", { required: true });
	await pick(page, "The earliest day", "The earliest day: Today");
	await add(page, "Date", "Last day", { required: true });
	await page.getByRole("button", { name: "Hold it to another answer" }).click();
	await pick(page, "It must be", "not before");
	await add(page, "Number", "Visitors expected", { required: true });

	await page.getByRole("button", { name: "2. What is offered" }).click();
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
	await keepEdits(page);
});

it("whistleblower report: sent by nobody known, read by one team alone, and led to the police where somebody is in danger", async () => {
	const page = await openStudio();
	const title = "Whistleblower report";
	await startForm(page, title, "Wrongdoing in an office or a company of the city.", "Discipline Office");
	await pick(page, "Who may send it", "Anybody, with or without an account");
	await page.getByText("It is always sent anonymously").click();
	await choose(page, "Title");
	await pick(page, "Who sees the answer", "Only who filed it, and who handles it");
	await add(page, "Short text", "Which office or company?", { required: true });
	const choices = ["Money or gifts", "Favours", "Danger to people", "Something else"];
	await add(page, "One of several choices", "What is it about?", { required: true, choices });
	await add(page, "Photos and documents", "Evidence", { hint: "Leave out what shows who you are." });
	await page.getByRole("button", { name: "Leave this question" }).click();
	await page.getByRole("button", { name: "Lead people elsewhere" }).click();
	await pick(page, "Question", "What is it about?");
	await pick(page, "Answer", "Danger to people");
	await word(page, "What is said", "Is anybody in danger now?");
	await word(page, "Number to call, mail or web address", "110");
	await word(page, "On its button", "Call 110");
	await saved(page);
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "Categories" }).click();
	await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
	const category = page.getByRole("complementary", { name: "The chosen category" });
	await category.getByText("Only its team reads its cases").click();
	await category.getByLabel("How long cases are kept").selectOption({ label: "For a time" });
	await category.getByLabel("For how long").fill("2");
	await category.getByLabel("What becomes of a case then").selectOption({ label: "nothing of it stays" });
	await keepEdits(page);
});

it("information request: days in their order, and for each way to have it what it takes", async () => {
	const page = await openStudio();
	await startForm(page, "Information request", "What the city has on paper and on file.", "Citizens' Services");
	await choose(page, "Title");
	await word(page, "Label", "What is it about, in a few words?");
	await choose(page, "What happened");
	await word(page, "Label", "Which information do you want?");
	await add(page, "Date", "From which day on");
	await pick(page, "The latest day", "The latest day: Today");
	await add(page, "Date", "Until which day");
	await page.getByRole("button", { name: "Hold it to another answer" }).click();
	await pick(page, "It must be", "not before");
	const ways = ["By e-mail", "By post", "I read it at the office"];
	await add(page, "One of several choices", "How do you want to have it?", { required: true, choices: ways });
	const onlyFor = async (way: string) => {
		await page.getByRole("button", { name: "Ask it only under a condition" }).click();
		await pick(page, "Question", "How do you want to have it?");
		await pick(page, "Answer", way);
	};
	await add(page, "E-mail address", "Your e-mail address", { required: true });
	await onlyFor("By e-mail");
	await add(page, "Address", "Your address", { required: true });
	await onlyFor("By post");
	await add(page, "Consent", "I have read what becomes of my data.", { required: true });
	await keepEdits(page);
});

it("missed bins: published, and sent by a citizen", async () => {
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

it("noise diary: published, and sent by a citizen", async () => {
	await published();
	const citizen = await openForm("noise-diary");
	await citizen.getByLabel("Title").fill("Music at night");
	await citizen.getByLabel("Where the noise comes from").fill("Bell Tower Street 3");
	await citizen.getByLabel("What happened").fill("Nobody sleeps here any more.");
	const entry = (number: number) => citizen.getByRole("group", { name: `Entry ${number}` });
	const write = async (number: number, what: string, to: string) => {
		await entry(number).getByLabel("What it was").fill(what);
		await entry(number).getByLabel("Day").fill("2026-01-15");
		await entry(number).getByLabel("From").fill("22:30");
		await entry(number).getByLabel("To").fill(to);
	};
	await write(1, "Music", "23:45");
	await press(citizen, "Add an entry");
	await write(2, "Shouting", "21:00");
	await press(citizen, "Continue");
	await citizen.getByRole("link", { name: /To/ }).last().waitFor();
	await entry(2).getByLabel("To").fill("23:00");
	await press(citizen, "Continue");
	expect(await sent(citizen)).toMatchObject({ rows: [{ text: "Music", time_2: "23:45" }, { time_2: "23:00" }] });
});

it("event permit: published, and sent by a citizen", async () => {
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

it("whistleblower report: published, and sent by a citizen", async () => {
	await published();
	const nobody = await journey.open("/report/index?form=whistleblower-report&category=whistleblower-report");
	await nobody.getByLabel("Title").fill("Gifts for permits");
	await nobody.getByLabel("Which office or company?").fill("Permit office");
	await nobody.getByLabel("What happened").fill("Permits are sold there.");
	await nobody.getByText("Danger to people").click();
	const way = nobody.getByRole("link", { name: "Call 110" });
	expect(await way.getAttribute("href")).toBe("tel:110");
	await nobody.getByText("Money or gifts").click();
	await press(nobody, "Continue");
	const report = await filed(nobody);
	expect(report).toMatchObject({ user_id: null, data: { title: "Gifts for permits", choice: "first" } });
	await nobody.getByText("Query code", { exact: true }).waitFor();
	expect(await journey.request(`report/api.Messages/getDetail?id=${report.id}`)).not.toMatchObject({ code: 0 });
});

it("information request: published, and sent by a citizen", async () => {
	await published();
	const citizen = await openForm("information-request");
	await citizen.getByLabel("What is it about, in a few words?").fill("Lindens of Maple Road");
	await citizen.getByLabel("Which information do you want?").fill("The reports on all trees that were felled.");
	await citizen.getByLabel("From which day on").fill("2025-06-01");
	await citizen.getByLabel("Until which day").fill("2025-01-01");
	await citizen.getByText("By post", { exact: true }).click();
	await citizen.getByRole("group", { name: "Your address" }).waitFor();
	await citizen.getByText("By e-mail", { exact: true }).click();
	await citizen.getByLabel("Your e-mail address").fill("lin@example.org");
	expect(await citizen.getByRole("group", { name: "Your address" }).count()).toBe(0);
	await citizen.getByText("I have read what becomes of my data.").click();
	await press(citizen, "Continue");
	await citizen.getByRole("link", { name: /Until which day/ }).waitFor();
	await citizen.getByLabel("Until which day").fill("2025-12-31");
	await press(citizen, "Continue");
	const data = await sent(citizen);
	expect(data).toMatchObject({ choice: "first", email: "lin@example.org", date_2: "2025-12-31", consent: true });
	expect(data).not.toHaveProperty("address");
});
