import { listCategories } from "../repositories/category.ts";
import type { Route } from "./route.ts";

/** What a case can be about. */
export const messagesGetCategory: Route<"messagesGetCategory"> = async (_query, { services }) => ({
	list: await listCategories(services.db),
});
