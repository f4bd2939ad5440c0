import { summaryOf } from "../cases/summary.ts";
import { listSimilar } from "../repositories/messages/similar-messages.ts";
import type { Route } from "./route.ts";

/** Published cases that resemble a text. */
export const messagesGetSimilar: Route<"messagesGetSimilar"> = async (query, { services }) => ({
	list: (await listSimilar(services.db, query)).map(summaryOf),
});
