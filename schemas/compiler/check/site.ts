import { toPointer } from "../../rules/pointer.ts";
import { timeZoneOf } from "../../rules/time-zone.ts";
import type { SiteDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { nearest } from "../meta/nearest.ts";
import type { PortalDocuments, Sourced } from "../portal.ts";
import { checkBrand } from "./brand.ts";

/** A portal needs one site, one workflow, one icon catalogue; its redirects must lead to pages, its colours be legible. */
export function checkSite(portal: PortalDocuments, report: Report): void {
	for (const kind of ["site", "workflow", "icons"] as const) {
		if (portal.find(kind) || portal.declaresAny(kind)) continue;
		report.add(
			PORTAL,
			"",
			"missing-document",
			`There is no ${kind} document. Expected exactly one, with "kind": "${kind}".`,
		);
	}
	for (const { place, document } of portal.of("site")) {
		checkRedirects({ place, document }, portal, report);
		checkBrand({ place, document }, report);
		checkLocales({ place, document }, portal, report);
		checkTimeZone({ place, document }, report);
	}
}

function checkTimeZone({ place, document }: Sourced<SiteDocument>, report: Report): void {
	const zone = timeZoneOf(document);
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: zone });
	} catch {
		const message = `There is no time zone "${zone}". Expected an IANA name such as Asia/Shanghai.`;
		report.add(place, "/time_zone", "unknown-time-zone", message);
	}
}

/** Stands for the portal as a whole, where no document is at fault. */
const PORTAL = { path: "", lineOf: () => 1 };

function checkRedirects({ place, document }: Sourced<SiteDocument>, portal: PortalDocuments, report: Report): void {
	const pages = portal.of("page").map((page) => page.document.path);
	for (const [from, to] of Object.entries(document.redirects)) {
		const pointer = `/redirects${toPointer([from])}`;
		const end = follow(to, document.redirects);
		if (end === null)
			report.add(
				place,
				pointer,
				"redirect-loop",
				`The redirect from ${from} leads in a circle. Expected one that ends at a page.`,
			);
		else if (!portal.paths.has(end))
			report.add(
				place,
				pointer,
				"redirect-nowhere",
				`The redirect from ${from} leads to ${end}, which is no page's path. Expected the path of a page.`,
				nearest(end, pages).fix,
			);
		if (pages.includes(from))
			report.add(
				place,
				pointer,
				"duplicate-path",
				`${from} is a page's path already, so the redirect would never be taken. Expected a path that no page has.`,
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

function checkLocales({ place, document }: Sourced<SiteDocument>, portal: PortalDocuments, report: Report): void {
	const codes = document.locales.map(({ code }) => code);
	if (!codes.includes(document.default_locale))
		report.add(
			place,
			"/default_locale",
			"unknown-locale",
			`default_locale is ${JSON.stringify(document.default_locale)}. Expected one of the site's locales: ${codes.join(", ")}.`,
		);
	for (const messages of portal.of("messages")) {
		const { locale } = messages.document;
		if (!codes.includes(locale))
			report.add(
				messages.place,
				"/locale",
				"unknown-locale",
				`The site does not speak ${locale}. Expected one of its locales: ${codes.join(", ")}.`,
			);
	}
}
