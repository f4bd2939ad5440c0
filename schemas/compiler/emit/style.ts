import type { Brand } from "../../types.gen.ts";

const RADII = { none: "0px", small: "0.25rem", medium: "0.5rem", large: "0.875rem" } as const;
const FONTS = {
	system: 'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", sans-serif',
	serif: 'ui-serif, Georgia, "Songti SC", SimSun, serif',
} as const;
/** Factors to the theme's own sizes (src/theme/scale.ts). */
const TEXT_SIZES = { small: "0.9375", medium: "1", large: "1.125" } as const;
const TYPE_SCALES = { even: "0.875", balanced: "1", strong: "1.2" } as const;
const SPACINGS = { compact: "0.8125", regular: "1", roomy: "1.1875" } as const;

type OfMode = Pick<Partial<Brand>, "primary" | "on_primary" | "accent" | "logo_picture">;

/** What light and dark mode may each have of their own. */
const ofMode = ({ primary, on_primary, accent, logo_picture }: OfMode) => ({
	"--pt-brand-primary": primary,
	"--pt-brand-on-primary": on_primary,
	"--pt-brand-accent": accent,
	"--pt-brand-logo": logo_picture && `url("${logo_picture}")`,
});

function rule(selector: string, properties: Readonly<Record<string, string | undefined>>): string {
	const schemas = Object.entries(properties).filter(([, value]) => value !== undefined);
	return schemas.length > 0 ? `${selector}{${schemas.map(([name, value]) => `${name}:${value}`).join(";")}}\n` : "";
}

/** The custom properties that a brand sets; all else of the portal's look follows from them. */
export const brandProperties = (brand: Brand): Readonly<Record<string, string | undefined>> => ({
	...ofMode(brand),
	"--pt-brand-radius": RADII[brand.radius ?? "medium"],
	"--pt-brand-font": FONTS[brand.font ?? "system"],
	"--pt-brand-text-size": TEXT_SIZES[brand.text_size ?? "medium"],
	"--pt-brand-type-scale": TYPE_SCALES[brand.type_scale ?? "balanced"],
	"--pt-brand-spacing": SPACINGS[brand.spacing ?? "regular"],
	"--pt-brand-logo-ratio": brand.logo && String(brand.logo.ratio),
});

/** The style sheet that sets the brand's custom properties. */
export function brandStyle(brand: Brand): string {
	const dark = rule(":root.dark", ofMode(brand.dark ?? {}));
	// Paper is white, whatever the reader's colours on the screen.
	return rule(":root", brandProperties(brand)) + (dark && `@media not print{${dark.trimEnd()}}\n`);
}

/** A brand as the manifest has it, which every page loads first: the pictures of its logo stand in the style sheet. */
export function withoutPictures({ logo_picture: _, dark, ...brand }: Brand): Brand {
	if (!dark) return brand;
	const { logo_picture: _own, ...colours } = dark;
	return { ...brand, dark: colours };
}
