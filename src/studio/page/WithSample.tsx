import { type ReactNode, useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { PortsProvider, useRead } from "../../../renderer/index.ts";
import { asArray, asObject } from "../../../schemas/json/json.ts";
import { canvasPorts } from "../canvas/read-only-ports.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { queryOfEntry, type SampleSource } from "./sample-source.ts";

type Query = Readonly<Record<string, string>>;

type SampleProps = { sources: readonly SampleSource[]; children(query: Query): ReactNode };

const ONE = { page: 1, limit: 1 };
const NONE: Query = {};

/** The first entry of the first list that has one for whoever is here. */
function Sample({ sources, children }: SampleProps) {
	const [source, ...others] = sources;
	const { data, loading } = useRead(source?.operation ?? "", source ? ONE : null);
	const [entry] = asArray(asObject(data).list);
	const query = useMemo(() => (source ? queryOfEntry(source, entry) : NONE), [source, entry]);
	if (loading || entry !== undefined || others.length === 0) return children(query);
	return (
		<Sample key={others[0]?.operation} sources={others}>
			{children}
		</Sample>
	);
}

/** Hands on the address of something that is there, so that a page about one thing is drawn with one. */
export function WithSample({ sources, children }: SampleProps) {
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	if (sources.length === 0) return children(NONE);
	return (
		<PortsProvider value={ports}>
			<Sample key={sources[0]?.operation} sources={sources}>
				{children}
			</Sample>
		</PortsProvider>
	);
}
