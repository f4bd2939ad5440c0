import { resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject } from "../../../schemas/json/json.ts";
import type { MetaPart } from "../settings/meta-parts.ts";

/** What a setting is about: words, what is shown, looks, or the rest, which is folded. */
export type Matter = "says" | "shows" | "looks" | "rest";

/** Settings that are for whoever writes documents. */
const REST = ["id", "page_parameter", "parameter", "operation", "type", "when"];

/** Settings that name a document or data. */
const SHOWS = ["form", "view", "fallback", "src", "limit", "list", "html", "in", "value", "path", "chart", "name"];

/** What a setting of a part is about, by its meta-schema. Parts within are of the rest: they are opened. */
export function matterOf({ schema, value }: MetaPart, key: string): Matter {
	const node = asObject(asObject(schema.properties)[key]);
	const own = asObject(value)[key];
	if (REST.includes(key) || (typeof own === "object" && own !== null)) return "rest";
	const { schema: meant, def } = resolveMeta(node);
	if (def === "text") return "says";
	if (SHOWS.includes(key)) return def === "value" || def === "pointer" || meant.type !== undefined ? "shows" : "looks";
	if (def === "icon" || def === "icon_choice" || meant.enum !== undefined) return "looks";
	const types = asArray(Array.isArray(meant.type) ? meant.type : [meant.type]);
	return types.some((type) => type === "boolean" || type === "integer" || type === "number") ? "looks" : "rest";
}
