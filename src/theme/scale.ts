/** Type, corners, shadows and their like: everything of the theme that is not a colour and not Chakra's own scale. */

const SANS =
	'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';
const CORNER = "var(--pt-brand-radius, 8px)";

/** Font families. The brand may set the headings in another one. */
export const fonts = {
	body: { value: SANS },
	heading: { value: `var(--pt-brand-font, ${SANS})` },
	mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
};

/** Corners follow the brand's radius. */
export const radii = {
	none: { value: "0px" },
	xs: { value: `calc(${CORNER} * 0.25)` },
	sm: { value: `calc(${CORNER} * 0.5)` },
	md: { value: `calc(${CORNER} * 0.75)` },
	lg: { value: CORNER },
	xl: { value: `calc(${CORNER} * 1.5)` },
	"2xl": { value: `calc(${CORNER} * 2)` },
	full: { value: "9999px" },
};

/** Shadows: barely there on light, deeper on dark. */
export const shadows = {
	xs: { value: { base: "0 1px 2px rgb(23 32 44 / 0.06)", _dark: "0 1px 2px rgb(0 0 0 / 0.5)" } },
	sm: {
		value: {
			base: "0 1px 2px rgb(23 32 44 / 0.05), 0 2px 8px rgb(23 32 44 / 0.05)",
			_dark: "0 2px 8px rgb(0 0 0 / 0.5)",
		},
	},
	md: {
		value: {
			base: "0 2px 4px rgb(23 32 44 / 0.05), 0 8px 24px rgb(23 32 44 / 0.08)",
			_dark: "0 8px 24px rgb(0 0 0 / 0.6)",
		},
	},
	lg: {
		value: {
			base: "0 4px 8px rgb(23 32 44 / 0.06), 0 20px 48px rgb(23 32 44 / 0.14)",
			_dark: "0 20px 48px rgb(0 0 0 / 0.7)",
		},
	},
};

/** Text styles: `textStyle: "title"` and so on. Sizes that matter grow a little with the screen. */
export const textStyles = {
	display: {
		value: {
			fontFamily: "heading",
			fontSize: "clamp(1.875rem, 1.4rem + 2vw, 2.75rem)",
			fontWeight: "700",
			lineHeight: "1.2",
			letterSpacing: "-0.02em",
			textWrap: "balance",
		},
	},
	title: {
		value: {
			fontFamily: "heading",
			fontSize: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)",
			fontWeight: "700",
			lineHeight: "1.25",
			letterSpacing: "-0.015em",
			textWrap: "balance",
		},
	},
	heading: {
		value: {
			fontFamily: "heading",
			fontSize: "clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)",
			fontWeight: "650",
			lineHeight: "1.35",
			letterSpacing: "-0.01em",
		},
	},
	subheading: { value: { fontFamily: "heading", fontSize: "1.0625rem", fontWeight: "600", lineHeight: "1.45" } },
	lead: { value: { fontSize: "clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)", lineHeight: "1.6" } },
	body: { value: { fontSize: "1rem", lineHeight: "1.6" } },
	label: { value: { fontSize: "0.9375rem", fontWeight: "600", lineHeight: "1.4" } },
	small: { value: { fontSize: "0.875rem", lineHeight: "1.5" } },
	caption: { value: { fontSize: "0.8125rem", lineHeight: "1.45" } },
};
