import { resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";

/** An icon that can be chosen: by its class, with what it is called in the studio's language. */
export type CatalogueIcon = { icon: string; name: string; found: string };

const PREFIX = "layui-icon-";
const { pattern: ICON_PATTERN } = resolveMeta({ $ref: "defs.schema.json#/$defs/icon" }).schema;

/** Whether a setting takes the class of an icon: no other text is written like it. */
export const takesIcon = ({ pattern }: JsonObject): boolean => pattern !== undefined && pattern === ICON_PATTERN;

/** What an icon is called without the catalogue: the words of its class. */
export const iconWords = (icon: string): string => icon.replace(PREFIX, "").replaceAll("-", " ");

/** The icons of the portal's catalogue in the order of their names. The catalogue's own names are Chinese. */
export function catalogueIcons(documents: Documents, locale: string): CatalogueIcon[] {
	const listed = Object.values(documents).filter(({ kind }) => kind === "icons");
	return listed
		.flatMap(({ icons }) => asArray(icons).map(asObject))
		.flatMap((entry): CatalogueIcon[] => {
			const icon = asString(entry.class);
			if (icon === undefined) return [];
			const words = iconWords(icon);
			const own = asString(entry.name) ?? "";
			return [{ icon, name: locale.startsWith("zh") && own ? own : words, found: `${words} ${own}`.toLowerCase() }];
		})
		.sort((a, b) => a.name.localeCompare(b.name, locale));
}
