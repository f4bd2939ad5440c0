import { useMemo } from "react";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { isBinding, resolveBinding, resolveRaw, resolveText } from "../../schemas/rules/texts/resolve-text.ts";
import type { Binding, Condition, Link, Query, Text, Value } from "../../schemas/types.gen.ts";
import { useI18n } from "../i18n/i18n-context.ts";
import type { Scope } from "../scope.ts";
import { resolveBody, resolveCondition, resolveHref, resolveQuery } from "./resolve.ts";
import { useScope } from "./scope.ts";

/** Everything a document can say, resolved in one scope and language: for loops, where a hook per cell cannot be. */
export type Resolver = {
	scope: Scope;
	text(text: Text | undefined): string;
	/** In words: a constant or a binding, formatted. */
	value(value: Value | undefined): string;
	raw(at: Binding | string): unknown;
	query(query: Query | undefined): Record<string, unknown>;
	body(body: Query | undefined): Record<string, unknown>;
	href(link: Link | undefined): string | undefined;
	isSatisfied(condition: Condition | undefined): boolean;
	/** The same with more in the scope, such as `{ item }`. */
	within(add: Partial<Scope>): Resolver;
};

/** A resolver over a given scope. */
export function createResolver(scope: Scope, i18n: Translator): Resolver {
	return {
		scope,
		text: (text) => resolveText(text, scope, i18n),
		value: (value) => (isBinding(value) ? resolveBinding(value, scope, i18n) : i18n.format(value, "text")),
		raw: (at) => resolveRaw(at, scope),
		query: (query) => resolveQuery(query, scope),
		body: (body) => resolveBody(body, scope),
		href: (link) => resolveHref(link, scope),
		isSatisfied: (condition) => resolveCondition(condition, scope),
		within: (add) => createResolver({ ...scope, ...add }, i18n),
	};
}

/**
 * The resolver at this place of the page. Where pieces of documents are given, it resolves those only, and is another one only
 * when something that they read changes.
 */
export function useResolver(...pieces: readonly unknown[]): Resolver {
	const scope = useScope(...pieces);
	const i18n = useI18n();
	return useMemo(() => createResolver(scope, i18n), [scope, i18n]);
}

/** A text in the reader's language; no text is the empty string. */
export const useText = (text: Text | undefined): string => useResolver(text).text(text);

/** What stands at a pointer or binding, unformatted; undefined where nothing does. */
export const useRaw = (at: Binding | string): unknown => useResolver(at).raw(at);

/** Whether a condition is satisfied here; no condition always does. */
export const useCondition = (condition: Condition | undefined): boolean =>
	useResolver(condition).isSatisfied(condition);

/** A link's address; undefined for no link. */
export const useHref = (link: Link | undefined): string | undefined => useResolver(link).href(link);

/** A reading's parameters, those without a value left out. The same object as long as nothing in it changes. */
export function useQuery(query: Query | undefined): Record<string, unknown> {
	const resolved = useResolver(query).query(query);
	const key = JSON.stringify(resolved);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the resolved object's whole content
	return useMemo(() => resolved, [key]);
}
