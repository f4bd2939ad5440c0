import { articlesGetList } from "./articles.ts";
import { messagesGetList } from "./cases.ts";
import type { Handler } from "./handler.ts";
import { projectGetList } from "./projects.ts";

export const searchGetAll: Handler<"searchGetAll"> = ({ keyword, limit = 5 }, context) => {
	const articles = articlesGetList({ keyword, limit }, context);
	const messages = messagesGetList({ keyword, limit }, context);
	const projects = projectGetList({ keyword, limit }, context);
	return {
		articles: { list: articles.list, total: articles.total, more: articles.more },
		messages: { list: messages.list, total: messages.total, more: messages.more },
		projects: { list: projects.list, total: projects.total, more: projects.more },
	};
};
