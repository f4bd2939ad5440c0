import type { Db } from "../database/connection.ts";
import {
	ADDRESSED,
	type Addressed,
	countAddressed,
	listAddressed,
	listPartStarts,
	type PartStart,
} from "../repositories/messages/public-address.ts";
import { cacheResponses } from "../wire/response-cache.ts";
import { OPERATION_OF } from "./addressed.ts";
import { element } from "./markup.ts";
import { detailAddress, isListed, type ReleasePages, subjectOf } from "./release-pages.ts";

/** The most addresses that a sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const isAddressed = (name: string): name is Addressed => name in OPERATION_OF;

/** For so long a sitemap may be cached, in milliseconds, and where parts begin is not looked for again. */
export const SITEMAP_MS = 600_000;

/** The parts that addresses are in: of how many, and where each begins. */
export type AddressParts = { size: number; startsOf(what: Addressed): Promise<readonly PartStart[]> };

/** Cuts what has addresses into parts; where they begin is found once for all of them. */
export const addressParts = (db: Db, size = MAX_ADDRESSES): AddressParts => ({
	size,
	startsOf: cacheResponses(
		(what: Addressed) => listPartStarts(db, what, size),
		() => true,
		{ freshMs: SITEMAP_MS, oldestMs: 2 * SITEMAP_MS },
	),
});

/** Where sitemaps are made from and for. */
export type SitemapSource = { db: Db; release: ReleasePages; origin: string; parts: AddressParts };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (entries: readonly string[]) => `${HEAD}\n<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>`;

const entry = (address: string, changed?: Date) =>
	`<url>${element("loc", address)}${changed ? element("lastmod", changed.toISOString()) : ""}</url>`;

function pageEntries({ release, origin }: SitemapSource): string[] {
	const shown = [...release.pages.values()].filter((page) => isListed(release, page) && subjectOf(page) === null);
	return shown.map(({ path }) => entry(`${origin}${path}`)).sort();
}

async function detailEntries(
	{ db, release, origin, parts }: SitemapSource,
	what: Addressed,
	start: PartStart,
): Promise<string[]> {
	const addressOf = detailAddress(release, OPERATION_OF[what]);
	if (!addressOf) return [];
	const rows = await listAddressed(db, what, start, parts.size);
	return rows.map(({ id, changed_at }) => entry(`${origin}${addressOf(id)}`, changed_at));
}

async function writeIndex({ origin, parts }: SitemapSource, shown: readonly Addressed[]): Promise<string> {
	const numbered = shown.map(async (what) => (await parts.startsOf(what)).map((_, index) => `${what}-${index + 1}`));
	const maps = ["pages", ...(await Promise.all(numbered)).flat()].map(
		(name) => `<sitemap>${element("loc", `${origin}/sitemaps/${name}.xml`)}</sitemap>`,
	);
	return `${HEAD}\n<sitemapindex ${SPACE}>\n${maps.join("\n")}\n</sitemapindex>`;
}

/** /sitemap.xml: every public address, or where there are too many for one file, the files that hold them. */
export async function writeSitemap(source: SitemapSource): Promise<string> {
	const { db, release, parts } = source;
	const shown = ADDRESSED.filter((what) => detailAddress(release, OPERATION_OF[what]));
	const counts = await countAddressed(db, shown, parts.size + 1);
	const pages = pageEntries(source);
	const all = counts.reduce((sum, count) => sum + count, pages.length);
	if (all > parts.size) return writeIndex(source, shown);
	const details = await Promise.all(shown.map((what) => detailEntries(source, what, null)));
	return urlset([...pages, ...details.flat()]);
}

const PART = /^([a-z]+)-([1-9]\d{0,5})$/;

/** /sitemaps/<name>.xml: one part of what does not fit into one file; null where there is no such part. */
export async function writeSitemapPart(source: SitemapSource, name: string): Promise<string | null> {
	if (name === "pages") return urlset(pageEntries(source));
	const [, what = "", number] = PART.exec(name) ?? [];
	if (!isAddressed(what)) return null;
	const start = (await source.parts.startsOf(what))[Number(number) - 1];
	if (start === undefined) return null;
	const entries = await detailEntries(source, what, start);
	return entries.length > 0 ? urlset(entries) : null;
}
