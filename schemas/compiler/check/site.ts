import { toPointer } from "../../json/pointer.ts";
import { timeZoneOf } from "../../rules/formats/time-zone.ts";
import type { MessagesDocument, SiteDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { nearest } from "../meta/nearest.ts";
import type { Names } from "../names.ts";
import type { PortalDocuments, Sourced } from "../portal.ts";
import { worded } from "../worded.ts";
import { checkBrand } from "./brand.ts";
import { checkLogo } from "./logo.ts";

/** A portal needs one site, one workflow, one icon catalogue. */
export function checkMissing(portal: PortalDocuments, report: Report): void {
	for (const kind of ["site", "workflow", "icons"] as const) {
		if (portal.find(kind) || portal.declaresAny(kind)) continue;
		report.add(
			PORTAL,
			"",
			"missing-document",
			worded`There is no ${kind} document. Expected exactly one, with "kind": "${kind}".`,
		);
	}
}

/** Redirects must lead to pages, the brand's colours be legible, and messages be in a locale of the site. */
export const checkSite: DocumentCheck = ({ place, document }, names, report) => {
	if (document.kind === "messages") checkLocale({ place, document }, names, report);
	if (document.kind !== "site") return;
	checkRedirects({ place, document }, names, report);
	checkBrand({ place, document }, report);
	checkLogo({ place, document }, report);
	checkDefaultLocale({ place, document }, report);
	checkTimeZone({ place, document }, report);
};

/** Zones that there are: to find one takes the engine a millisecond. */
const zones = new Set<string>();

function checkTimeZone({ place, document }: Sourced<SiteDocument>, report: Report): void {
	const zone = timeZoneOf(document);
	if (zones.has(zone)) return;
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: zone });
		zones.add(zone);
	} catch {
		const message = worded`There is no time zone "${zone}". Expected an IANA name such as Asia/Shanghai.`;
		report.add(place, "/time_zone", "unknown-time-zone", message);
	}
}

/** Stands for the portal as a whole, where no document is at fault. */
const PORTAL = { path: "", lineOf: () => 1 };

function checkRedirects({ place, document }: Sourced<SiteDocument>, names: Names, report: Report): void {
	const pages = names.of("page").map((page) => page.document.path);
	for (const [from, to] of Object.entries(document.redirects)) {
		const pointer = `/redirects${toPointer([from])}`;
		const end = follow(to, document.redirects);
		if (end === null)
			report.add(
				place,
				pointer,
				"redirect-loop",
				worded`The redirect from ${from} leads in a circle. Expected one that ends at a page.`,
			);
		else if (!names.hasPath(end))
			report.add(
				place,
				pointer,
				"redirect-nowhere",
				worded`The redirect from ${from} leads to ${end}, which is no page's path. Expected the path of a page.`,
				nearest(end, pages).fix,
			);
		if (pages.includes(from))
			report.add(
				place,
				pointer,
				"duplicate-path",
				worded`${from} is a page's path already, so the redirect would never be taken. Expected a path that no page has.`,
			);
	}
}

/** Where a path leads in the end; null where it leads in a circle. */
function follow(
	path: string,
	redirects: Readonly<Record<string, string>>,
	seen: readonly string[] = [],
): string | null {
	const next = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
	if (next === undefined) return path;
	return seen.includes(path) ? null : follow(next, redirects, [...seen, path]);
}

function checkDefaultLocale({ place, document }: Sourced<SiteDocument>, report: Report): void {
	const codes = document.locales.map(({ code }) => code);
	if (!codes.includes(document.default_locale))
		report.add(
			place,
			"/default_locale",
			"unknown-locale",
			worded`default_locale is ${JSON.stringify(document.default_locale)}. Expected one of the site's locales: ${codes.join(", ")}.`,
		);
}

function checkLocale({ place, document }: Sourced<MessagesDocument>, names: Names, report: Report): void {
	const { locale, name } = document;
	if (name !== undefined) return;
	for (const site of names.of("site")) {
		const codes = site.document.locales.map(({ code }) => code);
		const message = worded`The site does not speak ${locale}. Expected one of its locales (${codes.join(", ")}), or "name": what the language calls itself.`;
		if (!codes.includes(locale)) report.add(place, "/locale", "unknown-locale", message);
	}
}
