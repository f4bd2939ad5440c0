import type { FastifyInstance } from "fastify";
import { OPERATION_OF } from "../discovery/addressed.ts";
import { detailAddress, type ReleasePages } from "../discovery/release-pages.ts";
import { ADDRESSED, listNewest } from "../repositories/messages/public-address.ts";
import type { Services } from "../services.ts";
import { prerenderedPage } from "./read-pages.ts";

/** How many of each kind are copied: pages are rendered for it, so that it costs as much in a large portal as in a small one. */
const NEWEST = 50;

/** The folder of a page's things: what its address has before the query. */
const folderOf = (address: string) => `${address.slice(1).split("?")[0]}/`;

/** After this many pages in a row that did not come prerendered, the threads are busy, or there are none: the next run goes on. */
const MISSES = 3;

/** The pages of one kind: those that were rendered, and in which folder which of them may lie there. */
export type Details = {
	folder: string;
	names: ReadonlySet<string>;
	pages: readonly { name: string; mime: string; text: string }[];
};

async function readKind(app: FastifyInstance, addresses: readonly (readonly [name: string, address: string])[]) {
	const pages: { name: string; mime: string; text: string }[] = [];
	let misses = 0;
	for (const [name, address] of addresses) {
		const text = await prerenderedPage(app, address, 1);
		misses = text === null ? misses + 1 : 0;
		if (misses === MISSES) break;
		if (text !== null) pages.push({ name, mime: "text/html; charset=utf-8", text });
	}
	return pages;
}

/** The pages of the newest articles, published cases and projects: `article/detail/ID.html` for `/article/detail?id=ID`. */
export async function* readDetails(
	app: FastifyInstance,
	{ replica }: Pick<Services, "replica">,
	release: ReleasePages,
): AsyncIterable<Details> {
	for (const what of ADDRESSED) {
		const addressOf = detailAddress(release, OPERATION_OF[what]);
		if (!addressOf) continue;
		const folder = folderOf(addressOf(""));
		const ids = await listNewest(replica, what, NEWEST);
		const addresses = ids.map((id) => [`${folder}${encodeURIComponent(id)}.html`, addressOf(id)] as const);
		yield { folder, names: new Set(addresses.map(([name]) => name)), pages: await readKind(app, addresses) };
	}
}
