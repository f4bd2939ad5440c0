import type { ArticleSummary } from "../../schemas/types.gen.ts";

/** An article as lists on the wire show it. */
export const articleSummary = (row: Omit<ArticleSummary, "published_at"> & { published_at: Date }): ArticleSummary => ({
	...row,
	published_at: row.published_at.toISOString(),
});
