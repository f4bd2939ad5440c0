import { createContext, createElement, type ReactNode, use, useMemo } from "react";
import type { Scope } from "../scope.ts";
import { partsReadBy, type ScopePart, type ScopeParts } from "./scope-parts.ts";

/** One part of the scope in a context of its own: who reads another part is not rendered again when this one changes. */
function scopePart<T>(name: ScopePart, of: (scope: Partial<Scope>) => T) {
	const context = createContext<T | undefined>(undefined);
	return {
		provide: (scope: Partial<Scope>, children: ReactNode): ReactNode =>
			createElement(context, { value: of(scope) }, children),
		usePart: (read: ScopeParts) => (read === "all" || read.has(name) ? use(context) : undefined),
	};
}

const PARTS = {
	route: scopePart("route", (scope) => scope.route),
	query: scopePart("query", (scope) => scope.query),
	handed: scopePart("handed", (scope) => scope.handed),
	user: scopePart("user", (scope) => scope.user),
	config: scopePart("config", (scope) => scope.config),
	data: scopePart("data", (scope) => scope.data),
	item: scopePart("item", (scope) => scope.item),
	form: scopePart("form", (scope) => scope.form),
	submission: scopePart("submission", (scope) => scope.submission),
	result: scopePart("result", (scope) => scope.result),
};

/** What stands where a part is not set, or not read. */
const NONE: Pick<Scope, "route" | "query" | "config" | "data"> = {
	route: { path: "/", locale: "en-US" },
	query: {},
	config: { admin: {}, report: {} },
	data: {},
};

/** Sets the whole scope for what is inside. */
export const ScopeProvider = ({ value, children }: { value: Scope; children?: ReactNode }): ReactNode =>
	Object.values(PARTS).reduce<ReactNode>((inside, { provide }) => provide(value, inside), children);

/** Adds to the scope for what is inside: always the same parts at one place. */
export const AddToScope = ({ add, children }: { add: Partial<Scope>; children?: ReactNode }): ReactNode =>
	Object.entries(PARTS).reduce<ReactNode>(
		(inside, [name, { provide }]) => (name in add ? provide(add, inside) : inside),
		children,
	);

/**
 * The scope at this place of the page. Where pieces of documents are given, only what their pointers lead into: who says what it
 * resolves is rendered again only for that.
 */
export function useScope(...pieces: readonly unknown[]): Scope {
	const read = partsReadBy(pieces);
	const route = PARTS.route.usePart(read) ?? NONE.route;
	const query = PARTS.query.usePart(read) ?? NONE.query;
	const handed = PARTS.handed.usePart(read);
	const user = PARTS.user.usePart(read);
	const config = PARTS.config.usePart(read) ?? NONE.config;
	const data = PARTS.data.usePart(read) ?? NONE.data;
	const item = PARTS.item.usePart(read);
	const form = PARTS.form.usePart(read);
	const submission = PARTS.submission.usePart(read);
	const result = PARTS.result.usePart(read);
	return useMemo(
		() => ({ route, query, handed, user, config, data, item, form, submission, result }),
		[route, query, handed, user, config, data, item, form, submission, result],
	);
}
