import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { currentLocale } from "./current-locale.ts";

const site: SiteDocument = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../../schemas/documents/site.json"), "utf8"),
);

it("is the site's default until the reader chooses", () => {
	expect(currentLocale({ locale: null }, site)).toBe("en-US");
});

it("is the reader's choice where the site offers it", () => {
	expect(currentLocale({ locale: "zh-CN" }, site)).toBe("zh-CN");
	expect(currentLocale({ locale: "fr-FR" }, site)).toBe("en-US");
});

it("is en-US before a release is there (spec §9)", () => {
	expect(currentLocale({ locale: null }, undefined)).toBe("en-US");
});
