import type { Category as WireCategory } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { listKnownCategories } from "../repositories/releases/category-code.ts";
import { type Category, categoriesOf } from "../repositories/releases/category-document.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import type { Route } from "./route.ts";

type Ids = ReadonlyMap<string, string>;

function onTheWire(category: Category, ids: Ids, t: (text: string) => string): WireCategory[] {
	const id = ids.get(category.code);
	if (id === undefined) return [];
	const { code, name, description, elsewhere, icon, form, parent, publicity, retention } = category;
	const { length, unit, action } = retention ?? {};
	return [
		{
			id,
			code,
			name: t(name),
			description: t(description),
			parent_id: (parent !== undefined && ids.get(parent)) || null,
			form,
			elsewhere: elsewhere === undefined ? null : t(elsewhere),
			publicity,
			...(icon && { icon }),
			...(length && unit && action && { retention: { length, unit, action } }),
		},
	];
}

/** What a case can be about by the release in force, in its order and in the reader's language. */
export const messagesGetCategory: Route<"messagesGetCategory"> = async (_query, { services: { db }, request }) => {
	const manifest = await findCurrentManifest(db);
	if (!manifest) return { list: [] };
	const [categories, known, { text }] = await Promise.all([
		categoriesOf(db, manifest),
		listKnownCategories(db),
		translatorFor(db, manifest, request.headers["accept-language"]),
	]);
	const ids = new Map(known.map(({ code, id }) => [code, id]));
	return { list: categories.flatMap((category) => onTheWire(category, ids, text)) };
};
