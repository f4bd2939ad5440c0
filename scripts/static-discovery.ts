import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ReleaseReference } from "../schemas/release.ts";
import { siteFacts, WEB_MANIFEST, withHead } from "../server/discovery/head.ts";
import { ICONS, iconPng, iconSvg } from "../server/discovery/icons.ts";
import { robotsText } from "../server/discovery/robots.ts";
import { webManifest } from "../server/discovery/web-manifest.ts";

/**
 * Writes beside a static client what the server would say of the site: title, description and Open Graph in index.html,
 * robots.txt, the web manifest and the icons in the brand's colours. A static host has one head for all pages.
 */
export async function writeStaticDiscovery(out: string, { manifest_url }: ReleaseReference): Promise<void> {
	const { site }: Manifest = JSON.parse(readFileSync(join(out, manifest_url), "utf8"));
	const page = join(out, "index.html");
	writeFileSync(page, withHead(readFileSync(page, "utf8"), siteFacts(site)));
	writeFileSync(join(out, "robots.txt"), robotsText());
	writeFileSync(join(out, WEB_MANIFEST), JSON.stringify(webManifest(site)));
	writeFileSync(join(out, "favicon.svg"), iconSvg(site.brand, false));
	await mkdir(join(out, "icons"), { recursive: true });
	for (const [name, icon] of Object.entries(ICONS))
		await writeFile(join(out, "icons", `${name}.png`), await iconPng(site.brand, icon));
}
