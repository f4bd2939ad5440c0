import { expect, it } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import { isDocumentOf } from "../../schemas/compiler/read-source.ts";
import { applyEditsTo } from "../../schemas/edits/apply-edits.ts";
import { printSources } from "../../schemas/edits/print-document.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import { shippedTexts } from "../../schemas/edits/shipped.fixture.ts";
import { createTranslator } from "../../schemas/i18n/translator.ts";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { visibleValues } from "../../schemas/rules/values/computed.ts";
import { runTestCases } from "../../scripts/documents/run-test-cases.ts";
import { MUNICIPAL_FORMS, type MunicipalForm, recordedEdits } from "../fixtures/municipal-forms.ts";

/*
 * Five forms of a town hall, each built of an empty new form by the studio's screens alone. What stands here is the list of
 * edits that those screens sent: nothing else makes the forms, and what citizens send is tried by the rules that the server has.
 */
type Tried = { answers: JsonObject; expected?: readonly string[] };

const ENTRY = { text: "Music", date: "2026-01-15", time: "22:30", time_2: "23:45", choice: "second" };
const DIARY = { choice: "first", text: "Bell Tower Street 3", description: "Nobody sleeps here any more." };
const BIN = { text: "315001", found: "bt-12", date: "2026-01-15" };
const EVENT = { title: "Lantern fair", date: "2087-02-12", date_2: "2087-02-14", number: 800 };
const OFFERED = { description: "Lanterns along the river.", rows: [{ text: "Dumplings", number: 3 }] };
const WANTED = { title: "Bridge repairs", description: "Reports on the old bridge.", consent: true };
const PERIOD = { date: "2025-01-01", date_2: "2025-12-31" };
const GIFTS = { title: "Gifts for permits", description: "Permits are sold there.", text: "Permit office" };

const TRIED: Readonly<Record<MunicipalForm, { form: string; tried: readonly Tried[] }>> = {
	"missed-bins": {
		form: "missed-bin-collection",
		tried: [
			{ answers: { ...BIN, choice: "first" } },
			{ answers: { ...BIN, text: undefined, choice: "first" }, expected: ["/text"] },
		],
	},
	"event-permit": {
		form: "event-permit",
		tried: [
			{ answers: { ...EVENT, ...OFFERED } },
			{ answers: { ...EVENT, ...OFFERED, date_2: "2087-02-11" }, expected: ["/date_2"] },
			{ answers: { ...EVENT, ...OFFERED, rows: [] }, expected: ["/rows"] },
		],
	},
	"noise-diary": {
		form: "noise-diary",
		tried: [
			{ answers: { ...DIARY, rows: [ENTRY, { ...ENTRY, date: "2026-01-16" }] } },
			{ answers: { ...DIARY, rows: [ENTRY, { ...ENTRY, time_2: "21:00" }] }, expected: ["/rows/1/time_2"] },
		],
	},
	"information-request": {
		form: "information-request",
		tried: [
			{ answers: { ...WANTED, ...PERIOD, choice: "first", email: "zhang@example.com" } },
			{ answers: { ...WANTED, ...PERIOD, choice: "first" }, expected: ["/email"] },
			{ answers: { ...WANTED, ...PERIOD, choice: "second" }, expected: ["/address"] },
			{
				answers: { ...WANTED, ...PERIOD, choice: "i_read_it_at_the_office", date_2: "2024-12-31" },
				expected: ["/date_2"],
			},
		],
	},
	"whistleblower-report": {
		form: "whistleblower-report",
		tried: [{ answers: { ...GIFTS, choice: "first" } }, { answers: { ...GIFTS }, expected: ["/choice"] }],
	},
};

const TEXTS = shippedTexts();
const SHIPPED = readSources(TEXTS);

/** The shipped portal with one of the forms built in it. */
function built(name: MunicipalForm) {
	const state = applyEditsTo(SHIPPED, recordedEdits(name));
	expect(state.refused).toEqual([]);
	return state;
}

it.each(MUNICIPAL_FORMS)("%s is built by the studio's edits alone, and takes what it is for", async (name) => {
	const one = TRIED[name];
	const cases = one.tried.map(({ answers, expected = [] }, index) => {
		const id = `${name}-${index + 1}`;
		const document = { kind: "test-case", id, title: id, form: one.form, expected };
		const text = JSON.stringify({ ...document, answers: { category: one.form, ...answers } });
		return { path: `test-cases/${id}.json`, text };
	});
	const sources = [...printSources(TEXTS, SHIPPED, built(name)), ...cases];
	const { release, diagnostics } = compile(sources);
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	if (!release) throw new Error("expected a release");
	expect((await runTestCases(sources, release)).lines).toEqual([]);
});

it("a missed bin's address is looked up by the operation that knows the addresses of its postcode", () => {
	const { fields } = asObject(built("missed-bins").documents["forms/missed-bin-collection.json"]);
	expect(asObject(fields)["/found"]).toMatchObject({
		widget: "combobox",
		options: {
			operation: "addressesGetList",
			query: { postcode: { bind: "/form/text" } },
			value: "/id",
			label: "/line",
		},
	});
});

it("the permit's fees are by metres and by a table, and their sum; the whistleblower is never known", () => {
	const permit = built("event-permit").documents["forms/event-permit.json"];
	if (!isDocumentOf(permit, "form") || permit.kind !== "form") throw new Error("expected a form");
	const rows = [{ number: 3 }, { number: 5 }];
	const values = visibleValues({ document: permit }, { number: 800, rows }, createTranslator({ locale: "en-US" }));
	expect(values).toMatchObject({ rows: [{ amount: 36 }, { amount: 60 }], amount: 240, amount_2: 336 });
	const { documents } = built("whistleblower-report");
	expect(documents["forms/whistleblower-report.json"]).toMatchObject({ auth: "none", anonymous_when: { "/form": {} } });
	expect(documents["categories.json"]).toMatchObject({
		categories: expect.arrayContaining([
			expect.objectContaining({
				code: "whistleblower-report",
				team: "discipline",
				restricted: true,
				publicity: "never",
				retention: expect.objectContaining({ length: 2, unit: "years", action: "delete" }),
			}),
		]),
	});
});
