import type { Brand } from "../../types.gen.ts";

const RADII = { none: "0px", small: "0.25rem", medium: "0.5rem", large: "0.875rem" } as const;
const FONTS = {
	system: 'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", sans-serif',
	serif: 'ui-serif, Georgia, "Songti SC", SimSun, serif',
} as const;

/** The style sheet that sets the brand's custom properties; every other colour of the portal follows from them. */
export function brandStyle(brand: Brand): string {
	const properties = {
		"--pt-brand-primary": brand.primary,
		"--pt-brand-on-primary": brand.on_primary,
		"--pt-brand-accent": brand.accent,
		"--pt-brand-radius": RADII[brand.radius ?? "medium"],
		"--pt-brand-font": FONTS[brand.font ?? "system"],
	};
	const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
	return `:root{${lines.join(";")}}\n`;
}
