import type { SiteDocument } from "../../schemas/types.gen.ts";
import { plainText } from "./plain-text.ts";
import { wordsOf } from "./words.ts";

const MAX_SHORTCUTS = 4;

/** The web app manifest: what the portal is called and looks like where it is installed. */
export function webManifest(site: SiteDocument): object {
	// One manifest for all readers: it speaks the default locale, whose source texts need no translation.
	const words = wordsOf(undefined);
	const label = (text: SiteDocument["navigation"][number]["label"]) => plainText(text, {}, words) ?? "";
	return {
		id: "/",
		name: site.name,
		short_name: site.name,
		description: plainText(site.description, {}, words),
		lang: site.default_locale,
		start_url: site.home,
		scope: "/",
		display: "standalone",
		background_color: "#ffffff",
		theme_color: site.brand.primary,
		icons: [
			{ src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
			{ src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
			{ src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: site.navigation
			.filter(({ path }) => path !== site.home)
			.slice(0, MAX_SHORTCUTS)
			.map((entry) => ({ name: label(entry.label), url: entry.path })),
	};
}
