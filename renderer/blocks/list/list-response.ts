import { entriesOf } from "../../view-parts/entries/entry-shapes.ts";

/** A page of a list as every list operation returns it. */
export type ListResponse = {
	entries: readonly unknown[];
	total: number;
	/** Whether there may be more than were counted. */
	more: boolean;
	page: number | undefined;
};

const numberAt = (data: object, name: string): number | undefined => {
	const value: unknown = Reflect.get(data, name);
	return typeof value === "number" ? value : undefined;
};

/** Reads a response; undefined while there is none. Without a total the entries are all there is. */
export function listResponse(data: unknown): ListResponse | undefined {
	if (typeof data !== "object" || data === null) return undefined;
	const entries = entriesOf(Reflect.get(data, "list"));
	const total = numberAt(data, "total") ?? entries.length;
	return { entries, total, more: Reflect.get(data, "more") === true, page: numberAt(data, "page") };
}
