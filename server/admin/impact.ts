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

type DocumentsByPath = Readonly<Record<string, JsonObject>>;

const ofKind = (documents: DocumentsByPath, kind: string) =>
	Object.values(documents).filter((document) => document.kind === kind);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether a document names one of several forms somewhere in it. */
function namesOneOf(document: JsonObject, forms: readonly string[]): boolean {
	const text = JSON.stringify(document);
	return forms.some((form) => text.includes(JSON.stringify(form)));
}

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

const statesOf = (documents: DocumentsByPath) =>
	ofKind(documents, "workflow").flatMap(({ states }) => Object.keys(asObject(states)));
const categoriesIn = (documents: DocumentsByPath) =>
	ofKind(documents, "categories").flatMap(({ categories }) => asArray(categories).map(asObject));

/** What states are called, by their names. */
const labelsOfStates = (documents: DocumentsByPath) =>
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

/** The forms and pages that changes remove. */
const removedBy = (changes: DraftChanges, old: DocumentsByPath): Impact["gone"] =>
	changes.documents
		.filter(({ kind }) => kind === "removed")
		.map(({ path }) => asObject(old[path]))
		.filter(({ kind }) => kind === "form" || kind === "page")
		.map(({ kind, id, path }) => ({ kind: textOf(kind), id: textOf(kind === "page" ? path : id), cases: 0 }));

/** All that goes: removed documents, and states and categories in which cases stand. */
async function goneBy(
	db: Db,
	changes: DraftChanges,
	old: DocumentsByPath,
	fresh: DocumentsByPath,
): Promise<Impact["gone"]> {
	const codes = (documents: DocumentsByPath) => categoriesIn(documents).map(({ code }) => textOf(code));
	const states = without(statesOf(old), statesOf(fresh));
	return [...removedBy(changes, old), ...(await lostWithCases(db, states, without(codes(old), codes(fresh))))];
}

/** The forms that changes touch, with the drafts and open cases of each. */
async function touchedForms(
	db: Db,
	{ user, words }: ImpactReader,
	forms: readonly string[],
	old: DocumentsByPath,
): Promise<Impact["forms"]> {
	const closed = statesWithoutOpenCases(old);
	const touched = idsBefore(old, forms);
	const uses = await countFormUses(db, touched, closed);
	const cases = await casesByForm(db, user, touched, closed);
	const drafts = await draftsByForm(db, touched);
	const stateLabels = labelsOfStates(old);
	return forms.map((id) => ({
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
	}));
}

/** The pages that change, or that name one of some forms. */
function touchedPages({ documents }: DraftChanges, fresh: DocumentsByPath, forms: readonly string[]): JsonObject[] {
	const changed = new Set(documents.map(({ path }) => path));
	return Object.entries(fresh)
		.filter(([path, document]) => document.kind === "page" && (changed.has(path) || namesOneOf(document, forms)))
		.map(([, document]) => document);
}

/** The drafts, open cases, categories and pages that changes touch, each listed, and what goes that people use. */
export async function impactOf(
	db: Db,
	reader: ImpactReader,
	changes: DraftChanges,
	before: readonly DocumentSource[],
	after: readonly DocumentSource[],
): Promise<Impact> {
	const { words } = reader;
	const old = readSources(before).documents;
	const fresh = readSources(after).documents;
	const present = idsAfter(old, fresh, changes.forms);
	const forms = await touchedForms(db, reader, changes.forms, old);
	const gone = await goneBy(db, changes, old, fresh);
	return {
		class: gone.length > 0 ? "breaking" : changes.class,
		gone,
		forms,
		categories: categoriesIn(fresh)
			.filter(({ form }) => present.includes(textOf(form)))
			.map(({ code, name }) => ({ code: textOf(code), name: words(textOf(name)) })),
		pages: touchedPages(changes, fresh, present).map(({ path, title }) => ({
			path: textOf(path),
			title: words(textOf(title)),
		})),
	};
}
