import { listProjects } from "../repositories/project.ts";
import type { Route } from "./route.ts";

/** Projects, newest first. */
export const projectGetList: Route<"projectGetList"> = async (query, { services }) => {
	const { rows, total, page, next } = await listProjects(services.db, query);
	const list = rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }));
	return { list, total, page: page.number, limit: page.limit, next };
};
