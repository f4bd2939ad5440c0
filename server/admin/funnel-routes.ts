import { translatorFor } from "../cases/filer-language.ts";
import type { Db } from "../database/connection.ts";
import { FUNNEL_STEP, formFunnel, idsOfForm, listForms, type VersionCounts } from "../funnel/form-funnel.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { FUNNEL_DAYS } from "../repositories/messages/form-funnel.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import { Refusal } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, TIME } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/funnel";

const QUERY = {
	type: "object",
	properties: { form: { type: "string", pattern: "^[a-z0-9][a-z0-9-]{0,63}$" } },
	required: ["form"],
	additionalProperties: false,
};

const VERSION = objectOf({
	form_hash: TEXT,
	version: INTEGER,
	note: TEXT,
	published_at: TIME,
	sent: INTEGER,
	steps: listOf(objectOf({ id: TEXT, title: TEXT, reached: INTEGER, erred: INTEGER, left: INTEGER })),
	fields: listOf(
		objectOf({
			pointer: TEXT,
			title: TEXT,
			erred: INTEGER,
			left: INTEGER,
			keywords: listOf(objectOf({ keyword: TEXT, count: INTEGER })),
		}),
	),
});

/** The release in force, and how its texts read in the reader's language. Throws 404 where there is none. */
async function readerOf(db: Db, language: string | undefined) {
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Refusal(404, "There is nothing here.");
	const { text } = await translatorFor(db, manifest, language);
	return { manifest, words: (source: string) => text(source) };
}

const reading: AdminRoute = {
	method: "GET",
	path: PATH,
	summary:
		"How many reached, erred in and left each step and field of a form, version by version: as browsers report it, in steps of `smallest`, fewer than that as 0, of the last `days` days.",
	body: null,
	query: QUERY,
	response: objectOf({
		smallest: INTEGER,
		days: INTEGER,
		form: TEXT,
		forms: listOf(objectOf({ id: TEXT, title: TEXT })),
		versions: listOf(VERSION),
	}),
	allowed: mayEdit,
	async handle({ query, language }, { db }) {
		const { manifest, words } = await readerOf(db, language);
		const { present, all } = await idsOfForm(db, manifest, textIn(query, "form") ?? "");
		const forms = await listForms(db, manifest, words);
		const versions = await formFunnel(db, all, words);
		return { smallest: FUNNEL_STEP, days: FUNNEL_DAYS, form: present, forms, versions };
	},
};

const HEADER = [
	"version",
	"published_at",
	"note",
	"kind",
	"place",
	"title",
	"keyword",
	"reached",
	"erred",
	"left",
	"sent",
];

function linesOf({ version, published_at, note, sent, steps, fields }: VersionCounts): string[] {
	const line = (...cells: (string | number)[]) => csvLine([version, published_at, note, ...cells]);
	return [
		line("form", "", "", "", "", "", "", sent),
		...steps.map(({ id, title, reached, erred, left }) => line("step", id, title, "", reached, erred, left, "")),
		...fields.flatMap(({ pointer, title, erred, left, keywords }) => [
			line("field", pointer, title, "", "", erred, left, ""),
			...keywords.map(({ keyword, count }) => line("field", pointer, title, keyword, "", count, "", "")),
		]),
	];
}

async function* csvOf(versions: readonly VersionCounts[]): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(HEADER);
	for (const version of versions) yield linesOf(version).join("");
}

const csv: AdminRoute = {
	method: "GET",
	path: `${PATH}/csv`,
	summary: "The same as a CSV file. That it was exported is recorded.",
	body: null,
	query: QUERY,
	allowed: mayEdit,
	async handle({ query, language, record }, { db }) {
		const { manifest, words } = await readerOf(db, language);
		const { present: form, all } = await idsOfForm(db, manifest, textIn(query, "form") ?? "");
		const versions = await formFunnel(db, all, words);
		await record({ action: "form.counts_exported", object: { kind: "form", id: form } });
		return new Download("funnel.csv", "text/csv; charset=utf-8", csvOf(versions));
	},
};

/** Calls by which is seen where people give up in a form. */
export const FUNNEL_ROUTES: readonly AdminRoute[] = [reading, csv];
