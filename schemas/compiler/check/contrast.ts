type Triple = readonly [number, number, number];

/** The contrast of two colours (#rrggbb) by WCAG 2.2: from 1 to 21. */
export function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

/** CSS `color-mix(in oklab, a share, b)` of two colours (#rrggbb), as #rrggbb. `share` is from 0 to 1. */
export function mixed(a: string, share: number, b: string): string {
	const x = oklab(linear(a));
	const y = oklab(linear(b));
	const part = (at: 0 | 1 | 2) => x[at] * share + y[at] * (1 - share);
	return hex(fromOklab([part(0), part(1), part(2)]));
}

function linear(colour: string): Triple {
	const channel = (at: number) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, 0 to 1. */
const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function hex(colour: Triple): string {
	const channel = (value: number) => {
		const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
		return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
			.toString(16)
			.padStart(2, "0");
	};
	return `#${colour.map(channel).join("")}`;
}

/** Björn Ottosson's matrices, as CSS Color 4 has them. */
function oklab([r, g, b]: Triple): Triple {
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function fromOklab([light, a, b]: Triple): Triple {
	const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}
