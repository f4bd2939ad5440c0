import type { FastifyInstance } from "fastify";
import { ADDRESSED, OPERATION_OF } from "../discovery/addressed.ts";
import { detailAddress, type ReleasePages } from "../discovery/release-pages.ts";
import { listNewest } from "../repositories/public-address.ts";
import type { Services } from "../services.ts";
import { prerenderedPage } from "./read-pages.ts";

/** As many of each kind are copied: pages are rendered for it, so that it costs as much in a large portal as in a small one. */
const NEWEST = 50;

/** The folder of a page's things: what its address has before the query. */
const folderOf = (address: string) => `${address.slice(1).split("?")[0]}/`;

/** The documents of the newest things of one kind that everybody may see, and the folder in which they are the only ones. */
export type Details = { folder: string; pages: { name: string; mime: string; text: string }[] };

/** The pages of the newest articles, published cases and projects: `article/detail/ID.html` for `/article/detail?id=ID`. */
export async function* readDetails(
	app: FastifyInstance,
	{ replica }: Pick<Services, "replica">,
	release: ReleasePages,
): AsyncIterable<Details> {
	for (const what of ADDRESSED) {
		const addressOf = detailAddress(release, OPERATION_OF[what]);
		if (!addressOf) continue;
		const pages: Details["pages"] = [];
		for (const id of await listNewest(replica, what, NEWEST)) {
			const text = await prerenderedPage(app, addressOf(id));
			const name = `${folderOf(addressOf(id))}${encodeURIComponent(id)}.html`;
			if (text !== null) pages.push({ name, mime: "text/html; charset=utf-8", text });
		}
		yield { folder: folderOf(addressOf("")), pages };
	}
}
