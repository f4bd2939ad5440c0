import { isBinding, resolveRaw } from "../../schemas/rules/texts/resolve-text.ts";
import { isSatisfied } from "../../schemas/rules/values/condition.ts";
import type { Condition, Link, Query, Value } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";

/** A constant as it is, a binding's raw value. */
export function resolveValue(value: Value | undefined, scope: Scope): unknown {
	return isBinding(value) ? resolveRaw(value, scope) : value;
}

/** The body of a command: what has no value is left out. */
export function resolveBody(body: Query | undefined, scope: Scope): Record<string, unknown> {
	const values = Object.entries(body ?? {}).map(([name, value]) => [name, resolveValue(value, scope)]);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The parameters of a reading: what has no value, or an empty one, is left out. */
export function resolveQuery(query: Query | undefined, scope: Scope): Record<string, unknown> {
	const values = Object.entries(resolveBody(query, scope));
	return Object.fromEntries(values.filter(([, value]) => value !== null && value !== ""));
}

/** A link's address: the outside one as it is, or the portal's path with its query; undefined for a link to nowhere. */
export function resolveHref(link: Link | undefined, scope: Scope): string | undefined {
	if (!link?.to) return link?.href;
	return hrefTo(link.to, resolveQuery(link.query, scope));
}

/** A path with parameters: ("/a", {page: 2}) → "/a?page=2". */
export function hrefTo(path: string, query: Readonly<Record<string, unknown>>): string {
	const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Whether a condition is satisfied in the scope; no condition always does. */
export const resolveCondition = (condition: Condition | undefined, scope: Scope): boolean =>
	isSatisfied(condition, scope);
