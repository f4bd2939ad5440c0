import type { CardBlock, DeskDocument, PageDocument } from "../../types.gen.ts";
import type { PortalDocuments } from "../portal.ts";

const PATH = "/admin/desk/not-found";

/** Where the desk's navigation leads everybody who works there. */
const cardsOf = ({ navigation }: DeskDocument): CardBlock[] =>
	navigation
		.filter(({ when }) => when === undefined)
		.map(({ label, icon, path }) => ({ type: "card", title: label, icon, link: { to: path } }));

/**
 * What staff are shown at an address of the desk that leads nowhere, where the desk's document says no page for it, as those of
 * before 1.7 do not: the page at the path that the shipped desk has, or one that is called as the site's own, a text that its translations know. Null where there is none.
 */
export function deskNotFound(
	desk: DeskDocument,
	portal: PortalDocuments,
): { path: string; page?: PageDocument } | null {
	const pages = portal.of("page").map(({ document }) => document);
	if (pages.some(({ path }) => path === PATH)) return { path: PATH };
	const own = pages.find(({ path }) => path === portal.find("site")?.document.errors["404"]);
	if (!own) return null;
	const page: PageDocument = {
		kind: "page",
		id: "desk-not-found",
		audience: "staff",
		path: PATH,
		title: own.title,
		width: "narrow",
		blocks: [
			{ type: "hero", title: own.title, icon: "layui-icon-404", size: "page" },
			{ type: "grid", columns: 2, blocks: cardsOf(desk) },
		],
	};
	return { path: PATH, page };
}
