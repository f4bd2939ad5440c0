import { type ReactNode, useMemo } from "react";
import type { QueryState } from "../../adapters/adapter.ts";
import { pointerTokens } from "../../schemas/json/pointer.ts";
import { isBinding, resolveRaw } from "../../schemas/rules/texts/resolve-text.ts";
import type { DataSource } from "../../schemas/types.gen.ts";
import { useRead } from "../ports/reading.ts";
import { resolveCondition, resolveQuery } from "../scope/resolve.ts";
import type { Scope } from "../scope.ts";
import { pickEntry } from "./pick-entry.ts";

/** A page's data source with what it has answered so far. */
export type SourceReading = { name: string; source: DataSource; reading: QueryState<unknown>; requested: boolean };

type ChainProps = {
	sources: readonly (readonly [name: string, source: DataSource])[];
	scope: Scope;
	readings?: readonly SourceReading[];
	children(scope: Scope, readings: readonly SourceReading[]): ReactNode;
};

/** Whether a source waits for what another one has not answered yet. */
function isWaiting(source: DataSource, scope: Scope): boolean {
	return Object.values(source.query ?? {}).some(
		(value) => isBinding(value) && pointerTokens(value.bind)[0] === "data" && resolveRaw(value, scope) === undefined,
	);
}

/** A source's query as the same object while nothing in it changes; null while it is not to be asked. */
function useSourceQuery(source: DataSource, scope: Scope): Record<string, unknown> | null {
	const requested = resolveCondition(source.when, scope) && !isWaiting(source, scope);
	const key = requested ? JSON.stringify(resolveQuery(source.query, scope)) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole query
	return useMemo(() => (key === null ? null : resolveQuery(source.query, scope)), [key]);
}

/**
 * What stands at /data/<name>: nothing while a response is under way, null once it is clear that there is none. The data stays the
 * same while it does, whatever else of the scope changes.
 */
function useScopeWith(scope: Scope, { name, source, reading, requested }: SourceReading): Scope {
	const pending = requested && reading.loading;
	const response = source.pick ? pickEntry(source.pick, reading.data, scope) : (reading.data ?? null);
	const before = scope.data;
	const data = useMemo(() => (pending ? before : { ...before, [name]: response }), [before, pending, name, response]);
	return useMemo(() => ({ ...scope, data }), [scope, data]);
}

function ChainLink({ name, source, rest, scope, readings, children }: LinkProps) {
	const query = useSourceQuery(source, scope);
	const requested = query !== null;
	const reading = useRead(source.operation, query);
	const within = useScopeWith(scope, { name, source, reading, requested });
	return (
		<DataChain sources={rest} scope={within} readings={[...readings, { name, source, reading, requested }]}>
			{children}
		</DataChain>
	);
}

type LinkProps = {
	name: string;
	source: DataSource;
	rest: ChainProps["sources"];
	readings: readonly SourceReading[];
} & Pick<ChainProps, "scope" | "children">;

/**
 * Reads a page's data: one link per source, so that hooks keep their order whatever a page needs. All sources that do
 * not wait for another are asked at once; a later one may bind an earlier one's /data/<name>.
 */
export function DataChain({ sources, scope, readings = [], children }: ChainProps) {
	const [next, ...rest] = sources;
	if (!next) return children(scope, readings);
	const [name, source] = next;
	return (
		<ChainLink
			key={`${name} ${source.operation}`}
			name={name}
			source={source}
			rest={rest}
			scope={scope}
			readings={readings}
		>
			{children}
		</ChainLink>
	);
}
