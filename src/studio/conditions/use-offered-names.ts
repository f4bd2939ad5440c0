import useSWR from "swr";
import { ADAPTERS, useCaller } from "../../../adapters/index.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import type { Envelope } from "../../../schemas/operation.ts";
import type { OfferedList } from "./offered-list.ts";

type Caller = ReturnType<typeof useCaller>;
type Entry = { request(caller: Caller, query: { id: string }): Promise<Envelope<unknown>> };

/** What reads an entry of a list by its id. */
const ENTRIES: Readonly<Record<string, Entry>> = {
	articlesGetList: ADAPTERS.articlesGetDetail,
	projectGetList: ADAPTERS.projectGetDetail,
};

/** An entry of a list that is named by its value alone. */
export type OfferedValue = { list: OfferedList; value: string };

async function nameOf(caller: Caller, { list, value }: OfferedValue): Promise<[string, string][]> {
	const entry = list.value === "/id" && value !== "" ? ENTRIES[list.operation] : undefined;
	// What is gone, or cannot be asked for just now, is called as it is written.
	const envelope = await entry?.request(caller, { id: value }).catch(() => null);
	const name = envelope?.code === 0 ? valueAt(envelope.data, list.label) : undefined;
	return typeof name === "string" ? [[value, name]] : [];
}

/** What entries of lists are called, by their values. */
export function useOfferedNames(wanted: readonly OfferedValue[]): ReadonlyMap<string, string> {
	const caller = useCaller();
	const keys = wanted.map(({ list, value }) => `${list.operation} ${value}`);
	const { data } = useSWR(
		keys.length > 0 ? ["offered names", ...keys] : null,
		async () => new Map((await Promise.all(wanted.map((one) => nameOf(caller, one)))).flat()),
		{ keepPreviousData: true, revalidateOnFocus: false },
	);
	return data ?? new Map();
}
