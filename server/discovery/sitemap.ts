import type { Db } from "../database/connection.ts";
import { type Addressed, countAddressed, listAddressed } from "../repositories/public-address.ts";
import { ADDRESSED, OPERATION_OF } from "./addressed.ts";
import { element } from "./markup.ts";
import { detailAddress, isListed, type ReleasePages, subjectOf } from "./release-pages.ts";

/** As many addresses as a sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const isAddressed = (name: string): name is Addressed => name in OPERATION_OF;

/** Where sitemaps are made from and for. */
type SitemapSource = { db: Db; release: ReleasePages; origin: string; max?: number };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (entries: readonly string[]) => `${HEAD}\n<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>`;

const entry = (address: string, changed?: Date) =>
	`<url>${element("loc", address)}${changed ? element("lastmod", changed.toISOString()) : ""}</url>`;

function pageEntries({ release, origin }: SitemapSource): string[] {
	const shown = [...release.pages.values()].filter((page) => isListed(release, page) && subjectOf(page) === null);
	return shown.map(({ path }) => entry(`${origin}${path}`)).sort();
}

async function detailEntries(source: SitemapSource, what: Addressed, part: number): Promise<string[]> {
	const { db, release, origin, max = MAX_ADDRESSES } = source;
	const addressOf = detailAddress(release, OPERATION_OF[what]);
	if (!addressOf) return [];
	const rows = await listAddressed(db, what, part * max, max);
	return rows.map(({ id, changed_at }) => entry(`${origin}${addressOf(id)}`, changed_at));
}

/** /sitemap.xml: every public address, or where there are too many for one file, the files that hold them. */
export async function writeSitemap(source: SitemapSource): Promise<string> {
	const { db, release, origin, max = MAX_ADDRESSES } = source;
	const shown = ADDRESSED.filter((what) => detailAddress(release, OPERATION_OF[what]));
	const counts = await Promise.all(shown.map(async (what) => ({ what, count: await countAddressed(db, what) })));
	const pages = pageEntries(source);
	if (counts.reduce((sum, { count }) => sum + count, pages.length) <= max) {
		const details = await Promise.all(shown.map((what) => detailEntries(source, what, 0)));
		return urlset([...pages, ...details.flat()]);
	}
	const parts = counts.flatMap(({ what, count }) =>
		Array.from({ length: Math.ceil(count / max) }, (_, index) => `${what}-${index + 1}`),
	);
	const maps = ["pages", ...parts].map(
		(name) => `<sitemap>${element("loc", `${origin}/sitemaps/${name}.xml`)}</sitemap>`,
	);
	return `${HEAD}\n<sitemapindex ${SPACE}>\n${maps.join("\n")}\n</sitemapindex>`;
}

const PART = /^([a-z]+)-([1-9]\d{0,5})$/;

/** /sitemaps/<name>.xml: one part of what does not fit into one file; null where there is no such part. */
export async function writeSitemapPart(source: SitemapSource, name: string): Promise<string | null> {
	if (name === "pages") return urlset(pageEntries(source));
	const [, what = "", number] = PART.exec(name) ?? [];
	if (!isAddressed(what)) return null;
	const entries = await detailEntries(source, what, Number(number) - 1);
	return entries.length > 0 ? urlset(entries) : null;
}
