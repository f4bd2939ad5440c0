import type { Brand, SiteDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import type { Sourced } from "../portal.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { contrast, mixed } from "./contrast.ts";

const WHITE = "#ffffff";
const BLACK = "#000000";
/** The grounds of the theme on which brand-coloured text stands, the least favourable of each mode (src/theme/colors.ts). */
const LIGHT_GROUND = "#f0f3f7";
const DARK_GROUND = "#1b2430";
const DARK_PANEL = "#161d26";

/** The ground of the header in each mode, on which the logo stands. */
export const HEADER_GROUNDS = { light: WHITE, dark: DARK_PANEL } as const;

/** Text needs 4.5, what only has to be seen 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SEEN = 3;

type Key = "primary" | "on_primary" | "accent";
/** A colour before another; `key` is what in the document is to be changed, `what` says what the two are. */
type Pair = { key: Key; colour: string; on: string; min: number; what: DiagnosticWords };
type Colours = Pick<Brand, Key>;

/** Shares as in src/theme/colors.ts, which derives the same colours in the browser. */
function lightPairs({ primary, on_primary, accent }: Colours): Pair[] {
	const text = mixed(primary, 0.9, BLACK);
	const textOn = (on: string, ground: DiagnosticWords): Pair => ({
		key: "primary",
		colour: text,
		on,
		min: TEXT,
		what: worded`text in the main colour on ${ground}`,
	});
	return [
		{ key: "on_primary", colour: on_primary, on: primary, min: TEXT, what: worded`the text on the main colour` },
		{ key: "primary", colour: primary, on: WHITE, min: SEEN, what: worded`the main colour on white` },
		textOn(LIGHT_GROUND, worded`the page`),
		textOn(mixed(primary, 0.1, WHITE), worded`its own light tint`),
		{
			key: "accent",
			colour: mixed(accent, 0.88, BLACK),
			on: mixed(accent, 0.08, WHITE),
			min: TEXT,
			what: worded`text in the accent colour on its own light tint`,
		},
	];
}

function darkPairs({ primary, on_primary, accent }: Colours): Pair[] {
	const text = mixed(primary, 0.46, WHITE);
	const textOn = (on: string, ground: DiagnosticWords): Pair => ({
		key: "primary",
		colour: text,
		on,
		min: TEXT,
		what: worded`in dark mode, text in the lightened main colour on ${ground}`,
	});
	return [
		{
			key: "on_primary",
			colour: on_primary,
			on: primary,
			min: TEXT,
			what: worded`in dark mode, the text on the main colour`,
		},
		textOn(DARK_GROUND, worded`panels`),
		textOn(mixed(primary, 0.2, DARK_PANEL), worded`its own dark tint`),
		{
			key: "accent",
			colour: mixed(accent, 0.46, WHITE),
			on: mixed(accent, 0.2, DARK_PANEL),
			min: TEXT,
			what: worded`in dark mode, text in the lightened accent colour on its own dark tint`,
		},
	];
}

/** The contrast of two colours that a brand leads to; `min` is what it must be, `key` the colour to change. */
export type BrandContrast = { key: Key; what: DiagnosticWords; ratio: number; min: number };

/** Every contrast that a brand leads to, in light mode and in dark. Its colours are #rrggbb. */
export const brandContrasts = (brand: Brand): BrandContrast[] =>
	[...lightPairs(brand), ...darkPairs({ ...brand, ...brand.dark })].map(({ key, what, colour, on, min }) => ({
		key,
		what,
		min,
		ratio: contrast(colour, on),
	}));

/** Where in the document a colour of dark mode stands: with dark mode's own, else with the brand's. */
const darkPointer = ({ dark }: Brand, key: Key) =>
	dark && Object.hasOwn(dark, key) ? `/brand/dark/${key}` : `/brand/${key}`;

/** A brand's colours must be legible in both modes, with all that is derived from them. */
export function checkBrand({ place, document: { brand } }: Sourced<SiteDocument>, report: Report): void {
	const seen = new Set<string>();
	const checkPair = (pointer: string, { colour, on, min, what }: Pair) => {
		const ratio = contrast(colour, on);
		if (ratio >= min || seen.has(pointer)) return;
		seen.add(pointer);
		const message = worded`${what} (${colour} on ${on}) has a contrast of ${ratio.toFixed(2)}:1. Expected at least ${min}:1.`;
		report.add(place, pointer, "low-contrast", message);
	};
	for (const pair of lightPairs(brand)) checkPair(`/brand/${pair.key}`, pair);
	for (const pair of darkPairs({ ...brand, ...brand.dark })) checkPair(darkPointer(brand, pair.key), pair);
}
