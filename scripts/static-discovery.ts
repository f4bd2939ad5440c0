import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ReleaseReference } from "../schemas/release.ts";
import { headMarkup, siteFacts, WEB_MANIFEST } from "../server/discovery/head.ts";
import { ICONS, iconPng, iconSvg } from "../server/discovery/icons.ts";
import { robotsText } from "../server/discovery/robots.ts";
import { webManifest } from "../server/discovery/web-manifest.ts";
import { openingTag } from "../server/prerender/document.ts";
import { documentTemplate, withStanding } from "../server/prerender/template.ts";
import { TEMPLATE } from "../server/web/page.ts";

/** The document that a static host has for all pages, and the template of the server's, with what is said of the site in them. */
function writeDocuments(source: string, out: string, site: Manifest["site"]): void {
	const facts = siteFacts(site);
	const slots = { document: openingTag(facts.locale), head: headMarkup(facts) };
	const built = join(out, "index.html");
	writeFileSync(built, documentTemplate(readFileSync(built, "utf8"))(slots));
	writeFileSync(join(out, TEMPLATE), withStanding(readFileSync(source, "utf8"), slots));
}

/**
 * Writes beside a static client what the server would say of the site: title, description and Open Graph in its document, of
 * which `source` is the template, robots.txt, the web manifest and the icons in the brand's colours.
 */
export async function writeStaticDiscovery(
	source: string,
	out: string,
	{ manifest_url }: ReleaseReference,
): Promise<void> {
	const { site }: Manifest = JSON.parse(readFileSync(join(out, manifest_url), "utf8"));
	writeDocuments(source, out, site);
	writeFileSync(join(out, "robots.txt"), robotsText());
	writeFileSync(join(out, WEB_MANIFEST), JSON.stringify(webManifest(site)));
	writeFileSync(join(out, "favicon.svg"), iconSvg(site.brand, false));
	await mkdir(join(out, "icons"), { recursive: true });
	for (const [name, icon] of Object.entries(ICONS))
		await writeFile(join(out, "icons", `${name}.png`), await iconPng(site.brand, icon));
}
