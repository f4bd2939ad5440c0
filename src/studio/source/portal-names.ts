import { OPERATIONS_BY_NAME } from "../../../schemas/compiler/operations.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";

const idsOf = (documents: Documents, kind: string): string[] =>
	Object.values(documents).flatMap((one) => (one.kind === kind ? (asString(one.id) ?? []) : []));

const findDocument = (documents: Documents, kind: string) => Object.values(documents).find((one) => one.kind === kind);

/** The names that other documents give, by what refers to them: forms, views, paths, icons, operations, states, categories. */
export function portalNames(documents: Documents, what: string): readonly string[] {
	if (what === "form" || what === "fallback") return idsOf(documents, "form");
	if (what === "view") return idsOf(documents, "view");
	if (what === "operation") return [...OPERATIONS_BY_NAME.keys()];
	if (what === "path" || what === "to")
		return Object.values(documents).flatMap((one) => (one.kind === "page" ? (asString(one.path) ?? []) : []));
	if (what === "icon")
		return asArray(findDocument(documents, "icons")?.icons).flatMap((icon) => asString(asObject(icon).class) ?? []);
	if (what === "state") return Object.keys(asObject(findDocument(documents, "workflow")?.states));
	return [];
}
