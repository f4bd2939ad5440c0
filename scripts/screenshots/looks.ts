import type { Page } from "playwright";
import { DESKTOP, PHONE } from "../browser.ts";

/** How a page is looked at. What a window takes on while it is open, so that a page is loaded once for all its looks. */
export type Look = {
	name: string;
	viewport: { width: number; height: number };
	media: Parameters<Page["emulateMedia"]>[0];
};

export const LOCALES = ["en-US", "zh-CN"] as const;

const plainLook = (width: string, viewport: Look["viewport"], colorScheme: "light" | "dark"): Look => ({
	name: `${width}.${colorScheme}`,
	viewport,
	media: { media: "screen", colorScheme, forcedColors: "none" },
});

const PLAIN: readonly Look[] = [
	plainLook("phone", PHONE, "light"),
	plainLook("phone", PHONE, "dark"),
	plainLook("desktop", DESKTOP, "dark"),
	plainLook("desktop", DESKTOP, "light"),
];

const SHEET = { width: 720, height: 1000 };
/** 1280 × 900 at 200 %: the layout is that of half the width. */
const ZOOMED = { width: 640, height: 450 };

const SPECIAL: readonly Look[] = [
	{ name: "print", viewport: SHEET, media: { media: "print", colorScheme: "light", forcedColors: "none" } },
	{ name: "print-dark", viewport: SHEET, media: { media: "print", colorScheme: "dark", forcedColors: "none" } },
	{
		name: "forced-colors",
		viewport: DESKTOP,
		media: { media: "screen", colorScheme: "dark", forcedColors: "active" },
	},
	{
		name: "narrow",
		viewport: { width: 320, height: 640 },
		media: { media: "screen", colorScheme: "light", forcedColors: "none" },
	},
	{
		name: "zoomed",
		viewport: ZOOMED,
		media: { media: "screen", colorScheme: "light", forcedColors: "none" },
	},
];

/** All looks of a page in a language, without it in their names. */
export const looksIn = (locale: string): Look[] =>
	(locale === LOCALES[0] ? [...PLAIN, ...SPECIAL] : [...PLAIN]).map((look) => ({
		...look,
		name: `${look.name}.${locale}`,
	}));
