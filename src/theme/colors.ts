/**
 * The semantic colours, light and dark. Brand colours derive by color-mix from the custom properties of the release's
 * style artefact; the neutral and tone colours are ours and meet WCAG AA (colors.test.ts).
 */

type Shade = { value: { base: string; _dark: string } };

const shade = (light: string, dark: string): Shade => ({ value: { base: light, _dark: dark } });

/** The brand before a release's style artefact has come. */
const PRIMARY = "var(--pt-brand-primary, #1b5fa6)";
const ON_PRIMARY = "var(--pt-brand-on-primary, #ffffff)";
const ACCENT = "var(--pt-brand-accent, #b4541a)";

const mix = (color: string, percent: number, other: string) => `color-mix(in oklab, ${color} ${percent}%, ${other})`;

type Tone = Record<"solid" | "contrast" | "fg" | "subtle" | "muted" | "border" | "focusRing" | "mark", Shade>;

/** One tone: each pair is light, dark. `contrast` is for text on `solid`; `fg` for text on `subtle` and on panels; `mark` for bars, borders and parts of drawings that say where something is. */
const tone = (solid: string, fg: [string, string], subtle: [string, string], muted: [string, string]): Tone => ({
	solid: shade(solid, solid),
	contrast: shade("#ffffff", "#ffffff"),
	fg: shade(...fg),
	subtle: shade(...subtle),
	muted: shade(...muted),
	border: shade(mix(solid, 35, "white"), mix(solid, 60, "black")),
	focusRing: shade(solid, fg[1]),
	mark: shade(solid, fg[1]),
});

/** Shades of the tones, neutrals and brand, by semantic token path. */
export const colors = {
	bg: {
		DEFAULT: shade("#f5f7fa", "#0e1319"),
		panel: shade("#ffffff", "#161d26"),
		subtle: shade("#f0f3f7", "#1b2430"),
		muted: shade("#e5eaf0", "#263140"),
		emphasized: shade("#d5dde6", "#334154"),
		inverted: shade("#17202c", "#e8edf3"),
	},
	fg: {
		DEFAULT: shade("#17202c", "#e8edf3"),
		muted: shade("#445163", "#b1bdca"),
		subtle: shade("#586577", "#9aa8b8"),
		inverted: shade("#ffffff", "#10161e"),
		error: shade("#a31f17", "#ffb4ab"),
	},
	border: {
		DEFAULT: shade("#dae1e9", "#2b3747"),
		muted: shade("#e8edf2", "#222d3a"),
		control: shade("#7f8c9c", "#6d7c8f"),
		emphasized: shade("#b9c4d0", "#3d4c60"),
	},
	brand: {
		solid: shade(PRIMARY, PRIMARY),
		contrast: shade(ON_PRIMARY, ON_PRIMARY),
		emphasized: shade(mix(PRIMARY, 86, "black"), mix(PRIMARY, 86, "white")),
		fg: shade(mix(PRIMARY, 90, "black"), mix(PRIMARY, 46, "white")),
		subtle: shade(mix(PRIMARY, 10, "white"), mix(PRIMARY, 20, "#161d26")),
		muted: shade(mix(PRIMARY, 18, "white"), mix(PRIMARY, 34, "#161d26")),
		border: shade(mix(PRIMARY, 30, "white"), mix(PRIMARY, 55, "#161d26")),
		focusRing: shade(PRIMARY, mix(PRIMARY, 46, "white")),
		mark: shade(PRIMARY, mix(PRIMARY, 46, "white")),
	},
	accent: {
		solid: shade(ACCENT, ACCENT),
		contrast: shade("#ffffff", "#ffffff"),
		fg: shade(mix(ACCENT, 88, "black"), mix(ACCENT, 46, "white")),
		subtle: shade(mix(ACCENT, 8, "white"), mix(ACCENT, 20, "#161d26")),
		muted: shade(mix(ACCENT, 18, "white"), mix(ACCENT, 34, "#161d26")),
		border: shade(mix(ACCENT, 35, "white"), mix(ACCENT, 55, "#161d26")),
		focusRing: shade(ACCENT, mix(ACCENT, 46, "white")),
		mark: shade(ACCENT, mix(ACCENT, 46, "white")),
	},
	neutral: tone("#526073", ["#3b4757", "#c0cad6"], ["#edf1f5", "#222c39"], ["#dfe6ed", "#303c4c"]),
	info: tone("#1665ad", ["#0f4f8a", "#9fcbf7"], ["#e9f2fc", "#14283d"], ["#d2e5f9", "#1c3a59"]),
	success: tone("#1c7547", ["#14603a", "#8fd9ae"], ["#e7f5ed", "#12291e"], ["#cdebd9", "#1a4130"]),
	warning: tone("#96590a", ["#774505", "#f0c27c"], ["#fdf3e1", "#2e2210"], ["#f9e4bf", "#463317"]),
	danger: tone("#b3261e", ["#991b14", "#ffb0a8"], ["#fcecea", "#351a1a"], ["#f8d5d2", "#512524"]),
};
