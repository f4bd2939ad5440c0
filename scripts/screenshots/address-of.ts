import type { Portal } from "../portal-process.ts";

const LISTS: Record<string, string> = {
	"/article/detail": "report/api.Articles/getList",
	"/project/detail": "report/api.Project/getList",
	"/message/detail": "report/api.Messages/getList?status=closed",
};

/** A page's path with what it needs to show something: details get the first id of their list. */
export async function addressOf(portal: Portal, path: string): Promise<string> {
	const list = LISTS[path];
	if (!list) return path;
	const response: { data: { list: { id: string }[] } } = await (await fetch(`${portal.url}/${list}`)).json();
	return `${path}?id=${response.data.list[0]?.id ?? ""}`;
}
