import type { Db } from "../database/connection.ts";
import { type Category, categoriesOf } from "../repositories/releases/category-document.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

/** The categories of the release in force; none before the first. */
export async function currentCategories(db: Db): Promise<Category[]> {
	const manifest = await findCurrentManifest(db);
	return manifest ? categoriesOf(db, manifest) : [];
}
