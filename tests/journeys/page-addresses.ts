import type { Journey } from "./journey.ts";

/** Details show an entry of these lists. */
const LISTS: Record<string, string> = {
	"/article/detail": "report/api.Articles/getList",
	"/project/detail": "report/api.Project/getList",
	"/message/detail": "report/api.Messages/getList",
};

/** Pages in another state than their bare address gives. */
const STATES = ["/report/index?form=complaint", "/message/index?keyword=nothing-has-this-name"];

/** The id of the first entry that a list call answers. Throws where there is none. */
export async function firstId(journey: Journey, list: string): Promise<string> {
	const { data } = await journey.request(`${list}?limit=1`);
	const id = /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
	if (id === undefined) throw new Error(`${list} has no entries.`);
	return id;
}

/** The paths of the current release's pages. */
async function releasedPaths(journey: Journey): Promise<string[]> {
	const { data } = await journey.request("report/api.Configs/getConfig");
	const manifest = /"manifest_url":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
	const text = await (await fetch(journey.portal().url + manifest)).text();
	const found = [...text.matchAll(/\{"path":"([^"]+)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
	// The search's page is named twice: as a page, and as where the header's field leads.
	return [...new Set(found)];
}

/** Addresses that show every page of the current release with something on it. */
export async function pageAddresses(journey: Journey): Promise<string[]> {
	const addressOf = async (path: string) => {
		const list = LISTS[path];
		return list === undefined ? path : `${path}?id=${await firstId(journey, list)}`;
	};
	const paths = await releasedPaths(journey);
	if (paths.length === 0) throw new Error("The release's manifest lists no pages.");
	return [...(await Promise.all(paths.map(addressOf))), ...STATES];
}
