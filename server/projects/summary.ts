import type { ProjectSummary } from "../../schemas/types.gen.ts";

/** A project as lists on the wire show it. */
export const projectSummary = (row: Omit<ProjectSummary, "published_at"> & { published_at: Date }): ProjectSummary => ({
	...row,
	published_at: row.published_at.toISOString(),
});
