import { isCategories } from "../../../schemas/checks/handling.gen.ts";
import type { CategoriesArtefact, Manifest } from "../../../schemas/release.ts";
import type { CategoriesDocument, CategoryDefinition, TeamDefinition } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { cachedByHash } from "../queries/cached-by-hash.ts";
import { readSetting } from "../settings/setting.ts";

/** The categories that a portal's database said before they were documents (migration 16). */
const BEFORE_DOCUMENTS = "categories_before_documents";

/** A category with all that holds for it, also by the document's own defaults. */
export type Category = Omit<CategoryDefinition, "publicity"> & Required<Pick<CategoryDefinition, "publicity">>;

const CACHED = 20;

function withDefaults({ categories, publicity, retention }: CategoriesDocument): Category[] {
	return categories.map((category) => ({
		...category,
		publicity: category.publicity ?? publicity,
		...((category.retention ?? retention) && { retention: category.retention ?? retention }),
	}));
}

async function readDocument(db: Db, hash: string): Promise<CategoriesArtefact> {
	const row = await db.selectFrom("artefact").select("body").where("name", "=", `${hash}.json`).executeTakeFirst();
	const document: unknown = row ? JSON.parse(row.body) : null;
	if (!isCategories(document)) throw new Error(`The artefact ${hash} holds no categories.`);
	return document;
}

const documentAt = cachedByHash(CACHED, readDocument);

const categoriesAt = cachedByHash(CACHED, async (db: Db, hash: string) => withDefaults(await documentAt(db, hash)));

/** The document of the categories from before they were documents; null in a portal that never had such. */
export async function categoriesBeforeDocuments(db: Db): Promise<CategoriesArtefact | null> {
	const stored = await readSetting(db, BEFORE_DOCUMENTS);
	return isCategories(stored) ? stored : null;
}

/** The teams of a release, in the order of its document. */
export async function teamsOf(db: Db, { categories: hash }: Pick<Manifest, "categories">): Promise<TeamDefinition[]> {
	return hash === undefined ? [] : ((await documentAt(db, hash)).teams ?? []);
}

/** The categories of a release, in the order of its document. */
export async function categoriesOf(db: Db, { categories: hash }: Pick<Manifest, "categories">): Promise<Category[]> {
	if (hash !== undefined) return categoriesAt(db, hash);
	const before = await categoriesBeforeDocuments(db);
	return before ? withDefaults(before) : [];
}
