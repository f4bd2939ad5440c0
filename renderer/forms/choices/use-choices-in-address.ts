import { useEffect, useMemo } from "react";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import type { FormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import type { ValuesStore } from "../state/values-store.ts";

type Query = Readonly<Record<string, string>>;

const FROM_ADDRESS = "/query/";

/** The fields whose choice an address brings, with its name there. */
const broughtBy = (document: FormDocument, query: Query) =>
	Object.entries(document.fields ?? {}).flatMap(([pointer, { prefill = "", choices, options }]) => {
		const name = prefill.slice(FROM_ADDRESS.length);
		const isBrought = prefill.startsWith(FROM_ADDRESS) && name in query && (choices ?? options) !== undefined;
		return isBrought ? [{ pointer, name }] : [];
	});

/** What an address would say if it brought the choices that the form has by now. */
function queryOf(brought: ReturnType<typeof broughtBy>, values: ValuesStore, query: Query): Query {
	const chosen = brought.flatMap(({ pointer, name }) => {
		const response = values.at(pointer);
		return typeof response === "string" ? [[name, response]] : [];
	});
	return { ...query, ...Object.fromEntries(chosen) };
}

/**
 * Once another choice is made than the address has brought, or a draft has another, the address brings that: what the
 * page says of it beside the form follows.
 */
export function useChoicesInAddress({ artefact, values }: FormSession, inAddress: boolean): void {
	const { router } = usePorts();
	const { path, query } = router.location;
	// Which these are is requested once, not with each key.
	const brought = useMemo(() => broughtBy(artefact.document, query), [artefact, query]);
	const read = () => hrefTo(path, queryOf(brought, values, query));
	useStored(values.subscribe, read);
	useEffect(() => {
		// Read once more: a first value may just have followed the address.
		const next = read();
		if (inAddress && next !== hrefTo(path, query)) router.navigate(next, { replace: true });
	});
}
