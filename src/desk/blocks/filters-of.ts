/** Which page of a list is seen, and in which order, says nothing of which cases are meant. */
const OF_LISTS = new Set(["page", "cursor", "limit", "sort"]);

/** The filters of the list in an address's query. */
export const filtersOf = (query: Readonly<Record<string, string>>): string =>
	new URLSearchParams(Object.entries(query).filter(([name, value]) => !OF_LISTS.has(name) && value !== "")).toString();
