import { projectSummary } from "../projects/summary.ts";
import { listProjects } from "../repositories/content/project.ts";
import type { Route } from "./route.ts";

/** Projects, newest first. */
export const projectGetList: Route<"projectGetList"> = async (query, { services }) => {
	const { rows, total, more, page, next } = await listProjects(services.db, query);
	return { list: rows.map(projectSummary), total, more, page: page.number, limit: page.limit, next };
};
