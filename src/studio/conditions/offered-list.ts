import { asObject, asString, isObject, isScalar } from "../../../schemas/json/json.ts";

/** A list of the portal's content that offers answers: what is read, and where its entries, their values and names stand. */
export type OfferedList = {
	operation: string;
	query: Readonly<Record<string, unknown>>;
	list: string;
	value: string;
	label: string;
	/** The parameter that takes words to search for, where the list can be searched. */
	search?: string;
};

/** The projects of the portal, as cases name them. */
export const PROJECTS: OfferedList = {
	operation: "projectGetList",
	query: { limit: 20 },
	search: "keyword",
	list: "/list",
	value: "/id",
	label: "/title",
};

/** The list that the options of a question name; undefined where other answers narrow it, since it is not known then. */
export function offeredList(options: unknown): OfferedList | undefined {
	if (!isObject(options)) return undefined;
	const [operation, value, label] = [options.operation, options.value, options.label].map(asString);
	const query = asObject(options.query);
	if (operation === undefined || value === undefined || label === undefined || !Object.values(query).every(isScalar))
		return undefined;
	const search = asString(options.search);
	return {
		operation,
		query,
		list: asString(options.list) ?? "",
		value,
		label,
		...(search !== undefined && { search }),
	};
}
