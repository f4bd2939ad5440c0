import { readProject } from "../repositories/content/project.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** One project. */
export const projectGetDetail: Route<"projectGetDetail"> = async ({ id }, { services }) => {
	const project = isRowId(id) ? await readProject(services.db, id) : null;
	if (!project) throw absent();
	return { ...project, published_at: project.published_at.toISOString() };
};
