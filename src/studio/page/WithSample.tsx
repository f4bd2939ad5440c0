import { type ReactNode, useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { PortsProvider, useRead } from "../../../renderer/index.ts";
import { asArray, asObject } from "../../../schemas/rules/json.ts";
import { canvasPorts } from "../canvas/read-only-ports.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { queryOfEntry, type SampleSource } from "./sample-source.ts";

type Query = Readonly<Record<string, string>>;

function Sample({ source, children }: { source: SampleSource; children(query: Query): ReactNode }) {
	const { data } = useRead(source.operation, ONE);
	const [entry] = asArray(asObject(data).list);
	const query = useMemo(() => queryOfEntry(source, entry), [source, entry]);
	return children(query);
}

const ONE = { page: 1, limit: 1 };
const NONE: Query = {};

/** Hands on the address of something that is there, so that a page about one thing is drawn with one. */
export function WithSample({ source, children }: { source: SampleSource | null; children(query: Query): ReactNode }) {
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	if (!source) return children(NONE);
	return (
		<PortsProvider value={ports}>
			<Sample key={source.operation} source={source}>
				{children}
			</Sample>
		</PortsProvider>
	);
}
