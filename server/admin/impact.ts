import { sql } from "kysely";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { DraftChanges } from "../../schemas/edits/draft-changes.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { formIds } from "../../schemas/rules/questions/form-ids.ts";
import type { Db } from "../database/connection.ts";
import type { RightHolder } from "../policies/rights.ts";
import { countFormUses, statesWithoutOpenCases } from "./form-uses.ts";
import { casesByForm, draftsByForm, type ListedCase, type ListedDraft } from "./listed-uses.ts";

/** What a draft release does to what there is. */
export type Impact = {
	/** `breaking`: something goes that people are using, or by which they find the portal. */
	class: "safe" | "asks_started_forms_again" | "breaking";
	/** Why it is breaking: documents that go, and states and categories that go while cases stand in them. */
	gone: { kind: string; id: string; cases: number }[];
	/** With all that use them counted, and the latest listed: of the cases those that the reader may read. */
	forms: {
		id: string;
		title: string;
		drafts: number;
		open_cases: number;
		latest_drafts: ListedDraft[];
		latest_cases: ListedCase[];
	}[];
	categories: { code: string; name: string }[];
	pages: { path: string; title: string }[];
};

const ofKind = (documents: Readonly<Record<string, JsonObject>>, kind: string) =>
	Object.values(documents).filter((document) => document.kind === kind);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether a document names one of several forms somewhere in it. */
function namesOneOf(document: JsonObject, forms: readonly string[]): boolean {
	const text = JSON.stringify(document);
	return forms.some((form) => text.includes(JSON.stringify(form)));
}

type DocumentsByPath = Readonly<Record<string, JsonObject>>;

/** Forms by the ids that they have before the changes, with all that they had then. */
const idsBefore = (old: DocumentsByPath, forms: readonly string[]) =>
	new Map(forms.map((id) => [id, [id, ...formIds(ofKind(old, "form").find((form) => form.id === id) ?? {})]]));

/** What forms are called after the changes, too, which may rename them. */
const idsAfter = (old: DocumentsByPath, fresh: DocumentsByPath, forms: readonly string[]): string[] =>
	Object.entries(old)
		.filter(([, { kind, id }]) => kind === "form" && forms.includes(textOf(id)))
		.flatMap(([path, { id }]) => [textOf(id), textOf(asObject(fresh[path]).id)])
		.filter((id) => id !== "");

/** States and categories that go while cases stand in them. */
async function lostWithCases(db: Db, states: readonly string[], codes: readonly string[]): Promise<Impact["gone"]> {
	const { rows } = await sql<{ kind: string; id: string; cases: number }>`
		select 'state' as kind, status as id, count(*) as cases from message where status = any(${[...states]}::text[]) group by status
		union all
		select 'category', code, count(*) from message join category on category.id = message.category_id
		where code = any(${[...codes]}::text[]) group by code
	`.execute(db);
	return rows;
}

const statesOf = (documents: Readonly<Record<string, JsonObject>>) =>
	ofKind(documents, "workflow").flatMap(({ states }) => Object.keys(asObject(states)));
const categoriesIn = (documents: Readonly<Record<string, JsonObject>>) =>
	ofKind(documents, "categories").flatMap(({ categories }) => asArray(categories).map(asObject));

/** What states are called, by their names. */
const labelsOfStates = (documents: Readonly<Record<string, JsonObject>>) =>
	new Map(
		ofKind(documents, "workflow").flatMap(({ states }) =>
			Object.entries(asObject(states)).map(([name, state]): [string, string] => [
				name,
				textOf(asObject(state).label) || name,
			]),
		),
	);

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

/** Who reads it: what they may read, and texts of the portal in their language. */
type ImpactReader = { user: RightHolder; words(source: string): string };

/** The drafts, open cases, categories and pages that changes touch, each listed, and what goes that people use. */
export async function impactOf(
	db: Db,
	{ user, words }: ImpactReader,
	changes: DraftChanges,
	before: readonly DocumentSource[],
	after: readonly DocumentSource[],
): Promise<Impact> {
	const old = readSources(before).documents;
	const fresh = readSources(after).documents;
	const closed = statesWithoutOpenCases(old);
	const touched = idsBefore(old, changes.forms);
	const present = idsAfter(old, fresh, changes.forms);
	const uses = await countFormUses(db, touched, closed);
	const cases = await casesByForm(db, user, touched, closed);
	const drafts = await draftsByForm(db, touched);
	const stateLabels = labelsOfStates(old);
	const removed = changes.documents
		.filter(({ kind }) => kind === "removed")
		.map(({ path }) => asObject(old[path]))
		.filter(({ kind }) => kind === "form" || kind === "page")
		.map(({ kind, id, path }) => ({ kind: textOf(kind), id: textOf(kind === "page" ? path : id), cases: 0 }));
	const codes = (documents: typeof old) => categoriesIn(documents).map(({ code }) => textOf(code));
	const lost = await lostWithCases(db, without(statesOf(old), statesOf(fresh)), without(codes(old), codes(fresh)));
	const gone = [...removed, ...lost];
	const changedPaths = new Set(changes.documents.map(({ path }) => path));
	const pages = Object.entries(fresh).filter(
		([path, document]) => document.kind === "page" && (changedPaths.has(path) || namesOneOf(document, present)),
	);
	return {
		class: gone.length > 0 ? "breaking" : changes.class,
		gone,
		forms: changes.forms.map((id) => ({
			id,
			title: words(textOf(ofKind(old, "form").find((form) => form.id === id)?.title) || id),
			drafts: uses.get(id)?.drafts ?? 0,
			open_cases: uses.get(id)?.open_cases ?? 0,
			latest_drafts: drafts.get(id) ?? [],
			latest_cases: (cases.get(id) ?? []).map((one) => ({
				...one,
				category: words(one.category),
				state: words(stateLabels.get(one.state) ?? one.state),
			})),
		})),
		categories: categoriesIn(fresh)
			.filter(({ form }) => present.includes(textOf(form)))
			.map(({ code, name }) => ({ code: textOf(code), name: words(textOf(name)) })),
		pages: pages.map(([, { path, title }]) => ({ path: textOf(path), title: words(textOf(title)) })),
	};
}
