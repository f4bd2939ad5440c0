import { holds } from "../../schemas/rules/condition.ts";
import { valueAt } from "../../schemas/rules/pointer.ts";
import type { Binding, Condition, Link, Query, Text, Value } from "../../schemas/types.gen.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Scope } from "./scope.ts";

/** Whether an option is a binding rather than a constant or a text. */
export const isBinding = (value: unknown): value is Binding =>
	typeof value === "object" && value !== null && "bind" in value;

/** What stands at a pointer, or at a binding's with its default; neither formatted nor translated. */
export function resolveRaw(at: Binding | string, scope: Scope): unknown {
	if (typeof at === "string") return valueAt(scope, at);
	return valueAt(scope, at.bind) ?? at.default ?? undefined;
}

/** A constant as it is, a binding's raw value. */
export function resolveValue(value: Value | undefined, scope: Scope): unknown {
	return isBinding(value) ? resolveRaw(value, scope) : value;
}

/** A binding's value in words: translated and formatted as it says; the empty string where nothing stands. */
export function resolveBinding(binding: Binding, scope: Scope, i18n: Translator): string {
	const value = resolveRaw(binding, scope);
	const said = binding.translate && typeof value === "string" ? i18n.text(value) : value;
	return i18n.format(said, binding.format ?? "text");
}

/** An argument of a message: in words where it has a format, raw where it has none, so that plurals can count it. */
function argument(value: Value, scope: Scope, i18n: Translator): unknown {
	if (!isBinding(value)) return value;
	return value.format || value.translate ? resolveBinding(value, scope, i18n) : resolveRaw(value, scope);
}

/** A text in the reader's language with its values filled in; no text is the empty string. */
export function resolveText(text: Text | undefined, scope: Scope, i18n: Translator): string {
	if (text === undefined) return "";
	if (typeof text === "string") return i18n.text(text);
	if (isBinding(text)) return resolveBinding(text, scope, i18n);
	const values = Object.entries(text.values).map(([name, value]) => [name, argument(value, scope, i18n)]);
	return i18n.text(text.text, Object.fromEntries(values));
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

/** Whether a condition holds in the scope; no condition always does. */
export const resolveHolds = (condition: Condition | undefined, scope: Scope): boolean => holds(condition, scope);
