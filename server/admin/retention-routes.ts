import { currentCategories } from "../cases/categories.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { workflowOf } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { writtenStateLabel } from "../desk/workflow-words.ts";
import { mayReadLog } from "../policies/log-policy.ts";
import { ERASURE_CAUSES, type Erasure, type ErasureFilter, listErasures } from "../repositories/messages/erasure.ts";
import { forecastRetention, type RetentionForecast } from "../repositories/messages/retention.ts";
import { listKnownCategories } from "../repositories/releases/category-code.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import { Refusal } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/retention";

/** Days of the register on one page. */
const DAYS = 30;

/** The words of the reader's language for categories and states of the release in force. */
async function wordsOf(db: Db, language: string | undefined) {
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Refusal(404, "There is nothing here.");
	const { text } = await translatorFor(db, manifest, language);
	const workflow = await workflowOf(db, manifest);
	const stateLabel = (status: string) => text(writtenStateLabel(workflow, status));
	return { text, stateLabel };
}

const COUNTS = { now: INTEGER, month: INTEGER, year: INTEGER };

/** What is due of several states or categories. */
const sumOf = (counts: readonly RetentionForecast[]) => ({
	now: counts.reduce((sum, one) => sum + one.now, 0),
	month: counts.reduce((sum, one) => sum + one.month, 0),
	year: counts.reduce((sum, one) => sum + one.year, 0),
});

const forecast: AdminRoute = {
	method: "GET",
	path: PATH,
	summary:
		"What retention will do: by category the rule, and by state how many cases are due now, within 30 days and within a year if nothing is done about them. Cases that only their teams read, and not the reader, are one sum. Changes nothing.",
	body: null,
	response: objectOf({
		categories: listOf(
			objectOf({
				code: TEXT,
				name: TEXT,
				rule: {
					anyOf: [objectOf({ after: listOf(TEXT), length: INTEGER, unit: TEXT, action: TEXT }), { type: "null" }],
				},
				states: listOf(objectOf({ status: TEXT, label: TEXT, ...COUNTS })),
			}),
		),
		restricted: objectOf(COUNTS),
	}),
	allowed: mayReadLog,
	async handle({ user, language }, { db }) {
		const { text, stateLabel } = await wordsOf(db, language);
		const categories = [];
		const unread: RetentionForecast[] = [];
		for (const { code, name, retention } of await currentCategories(db)) {
			const found = retention ? await forecastRetention(db, { code, retention }, user) : [];
			unread.push(...found.filter(({ readable }) => !readable));
			const readable = found.filter((one) => one.readable);
			const states = readable.map(({ readable: _, ...one }) => ({ ...one, label: stateLabel(one.status) }));
			const rule = retention ? { ...retention, after: retention.after.map(stateLabel) } : null;
			categories.push({ code, name: text(name), rule, states });
		}
		return { categories, restricted: sumOf(unread) };
	},
};

const DAY = { type: "string", format: "date" };

const FILTER = {
	category: { type: "string", pattern: "^[a-z0-9][a-z0-9_-]{0,63}$", description: "Code of a category." },
	cause: { type: "string", enum: ERASURE_CAUSES },
	from: { ...DAY, description: "Not before this day." },
	to: { ...DAY, description: "Not after this day." },
	number: { type: "string", minLength: 1, maxLength: 40, description: "Number of a case that is still there." },
};

const filterIn = (query: Record<string, unknown>): ErasureFilter => ({
	category: textIn(query, "category"),
	cause: textIn(query, "cause"),
	number: textIn(query, "number"),
	from: textIn(query, "from"),
	to: textIn(query, "to"),
});

/** The day before which the next page starts; null where no day is left. */
const nextOf = (list: readonly Erasure[]) =>
	new Set(list.map(({ day }) => day)).size < DAYS ? null : (list.at(-1)?.day ?? null);

/** What categories are called, or were last. */
async function namesOf(db: Db, language: string | undefined) {
	const { text } = await wordsOf(db, language);
	const names = new Map((await listKnownCategories(db)).map(({ code, name }) => [code, text(name)]));
	return (code: string | null) => (code === null ? null : (names.get(code) ?? code));
}

const ENTRY = objectOf({
	day: TEXT,
	category: TEXT_OR_NULL,
	name: TEXT_OR_NULL,
	restricted: YES_OR_NO,
	cause: TEXT,
	length: { type: ["integer", "null"] },
	unit: TEXT_OR_NULL,
	count: INTEGER,
	numbers: listOf(TEXT),
});

const register: AdminRoute = {
	method: "GET",
	path: `${PATH}/register`,
	summary:
		"What was erased, newest first, by day, category and cause: numbers only of cases that are still there. `next` is the day before which the next page starts.",
	body: null,
	query: { type: "object", properties: { ...FILTER, before: DAY }, additionalProperties: false },
	response: objectOf({ list: listOf(ENTRY), next: TEXT_OR_NULL }),
	allowed: mayReadLog,
	async handle({ user, query, language }, { db }) {
		const before = textIn(query, "before") ?? null;
		const found = await listErasures(db, filterIn(query), { days: DAYS, before, reader: user });
		const nameOf = await namesOf(db, language);
		return { list: found.map((one) => ({ ...one, name: nameOf(one.category) })), next: nextOf(found) };
	},
};

const COLUMNS = ["day", "category", "name", "restricted", "cause", "length", "unit", "count", "numbers"];

async function* linesOf(
	db: Db,
	filter: ErasureFilter,
	{ user: reader, language }: Pick<AdminRequest, "user" | "language">,
): AsyncGenerator<string> {
	const nameOf = await namesOf(db, language);
	yield CSV_MARK + csvLine(COLUMNS);
	for (let before: string | null = null; ; ) {
		const found: Erasure[] = await listErasures(db, filter, { days: DAYS, before, reader });
		yield found
			.map(({ day, category, restricted, cause, length, unit, count, numbers }) =>
				csvLine([
					day,
					category,
					nameOf(category),
					restricted ? "yes" : "",
					cause,
					length,
					unit,
					count,
					numbers.join(" "),
				]),
			)
			.join("");
		before = nextOf(found);
		if (before === null) return;
	}
}

const csv: AdminRoute = {
	method: "GET",
	path: `${PATH}/register/csv`,
	summary: "The same as a CSV file, all of it. That it was exported is recorded.",
	body: null,
	query: { type: "object", properties: FILTER, additionalProperties: false },
	allowed: mayReadLog,
	async handle({ user, query, language, record }, { db }) {
		const detail = { ...query, kind: "retention" };
		await record({ action: "audit.exported", object: { kind: "audit", id: "" }, detail });
		return new Download("register.csv", "text/csv; charset=utf-8", linesOf(db, filterIn(query), { user, language }));
	},
};

/** Calls by which is seen what retention will do, and what was erased. */
export const RETENTION_ROUTES: readonly AdminRoute[] = [forecast, register, csv];
