import sharp from "sharp";
import type { SiteDocument } from "../../schemas/types.gen.ts";

type Brand = SiteDocument["brand"];
type Icon = { size: number; whole: boolean };

/** The icons, by name. `whole` fills the square, so that a system may cut any shape out of it. */
export const ICONS: Record<string, Icon> = {
	"180": { size: 180, whole: true },
	"192": { size: 192, whole: false },
	"512": { size: 512, whole: false },
	maskable: { size: 512, whole: true },
};

/** A portico, in a square of 32: a roof on three columns. */
const MARK = "M16 6 26 11.5V13.5H6V11.5ZM8 15h3v8H8ZM14.5 15h3v8h-3ZM21 15h3v8h-3ZM6 24.5h20V27H6Z";

/** The mark in the brand's colours, as SVG. */
export function iconSvg({ primary, on_primary }: Brand, whole: boolean): string {
	const corner = whole ? 0 : 8;
	// What lies outside the middle four fifths of a whole icon may be cut off.
	const scale = whole ? 0.78 : 1;
	const place = `translate(${16 * (1 - scale)} ${16.5 * (1 - scale)}) scale(${scale})`;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
		`<rect width="32" height="32" rx="${corner}" fill="${primary}"/>`,
		`<path transform="${place}" d="${MARK}" fill="${on_primary}"/>`,
		"</svg>",
	].join("");
}

/** An icon as PNG. */
export const iconPng = (brand: Brand, { size, whole }: Icon): Promise<Buffer> =>
	sharp(Buffer.from(iconSvg(brand, whole)), { density: 2.25 * size })
		.resize(size, size)
		.png()
		.toBuffer();
