import type { StaffOperations } from "../../schemas/types.gen.ts";
import type { DeskFilter } from "../repositories/desk/desk-cases.ts";
import { staffSchemaOf } from "../wire/api-schemas.ts";
import { invalid } from "../wire/refusal.ts";
import { queryGuard } from "../wire/validators.ts";

const isFilter = queryGuard<StaffOperations["deskGetCases"]["request"]>(staffSchemaOf("deskGetCases").request);

/** What says which page of the list is seen, not which cases are meant. */
const OF_PAGES = new Set(["page", "cursor", "limit", "sort"]);

/** The filters of the list as its address has them. Throws 422. */
export function listFilter(query: string): DeskFilter {
	const given = [...new URLSearchParams(query)].filter(([name, value]) => !OF_PAGES.has(name) && value !== "");
	const filter: unknown = Object.fromEntries(given);
	if (!isFilter(filter))
		throw invalid([{ pointer: "/query", message: "This could not be found. It may not be public." }]);
	return filter;
}
