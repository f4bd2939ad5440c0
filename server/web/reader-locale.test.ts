import { expect, it } from "vitest";
import type { Manifest } from "../../schemas/release.ts";
import { shippedSite } from "../testing/shipped-site.ts";
import { readerLocale } from "./reader-locale.ts";

const manifest: Pick<Manifest, "site"> = { site: shippedSite };

it.each([
	["no cookies", undefined],
	["another cookie", "my_locale=zh-CN"],
	["a language that the site does not offer", "locale=fr-FR"],
	["something else", "locale=<script>"],
])("takes the site's language from %s", (_what, cookies) => {
	expect(readerLocale(cookies, manifest)).toBe("en-US");
});

it.each(["locale=zh-CN", "a=b; locale=zh-CN; c=d"])("takes the chosen language from %s", (cookies) => {
	expect(readerLocale(cookies, manifest)).toBe("zh-CN");
});
