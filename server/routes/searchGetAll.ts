import { articleSummary } from "../articles/summary.ts";
import { summaryOf } from "../cases/summary.ts";
import { projectSummary } from "../projects/summary.ts";
import { listArticles } from "../repositories/content/article.ts";
import { listProjects } from "../repositories/content/project.ts";
import { listPublished } from "../repositories/messages/published-messages.ts";
import type { Route } from "./route.ts";

/** Searches articles, published cases and projects at once. */
export const searchGetAll: Route<"searchGetAll"> = async ({ keyword, limit = 5 }, { services: { db } }) => {
	const [articles, messages, projects] = await Promise.all([
		listArticles(db, { keyword, limit }),
		listPublished(db, { keyword, limit }),
		listProjects(db, { keyword, limit }),
	]);
	return {
		articles: { list: articles.rows.map(articleSummary), total: articles.total, more: articles.more },
		messages: { list: messages.rows.map(summaryOf), total: messages.total, more: messages.more },
		projects: { list: projects.rows.map(projectSummary), total: projects.total, more: projects.more },
	};
};
