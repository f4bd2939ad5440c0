import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { Db } from "../database/connection.ts";
import { categoriesBeforeDocuments } from "../repositories/releases/category-document.ts";
import { findSources } from "../repositories/releases/release.ts";

const CATEGORIES = "categories.json";

/** A release from before categories were documents comes with the document that they became (migration 16). */
async function withCategories(db: Db, sources: DocumentSource[]): Promise<DocumentSource[]> {
	if (sources.length === 0 || sources.some(({ text }) => /"kind"\s*:\s*"categories"/.test(text))) return sources;
	const before = await categoriesBeforeDocuments(db);
	if (!before) return sources;
	return [...sources, { path: CATEGORIES, text: JSON.stringify(before, null, 2) }];
}

/** The documents that a release was compiled from. */
export const sourcesOf = async (db: Db, release: string): Promise<DocumentSource[]> =>
	withCategories(db, (await findSources(db, release)) ?? []);
