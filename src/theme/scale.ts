/** Type, corners, shadows and their like: everything of the theme that is not a colour and not Chakra's own scale. */

const SANS =
	'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';
const CORNER = "var(--pt-brand-radius, 8px)";

/** A size of text as far as the brand has it larger or smaller than the reader's browser says. */
const text = (size: string) => `calc(${size} * var(--pt-brand-text-size, 1))`;

/** The size of a heading, which the brand's type scale sets apart from the text. */
const heading = (size: string) => text(`${size} * var(--pt-brand-type-scale, 1)`);

type Sizes = Record<string, { value: string }>;

const each = (sizes: Sizes, change: (size: string) => string): Sizes =>
	Object.fromEntries(Object.entries(sizes).map(([name, { value }]) => [name, { value: change(value) }]));

/** Sizes between those of Chakra. */
const BETWEEN = { caption: { value: "0.8125rem" }, label: { value: "0.9375rem" }, subheading: { value: "1.0625rem" } };

/** Sizes of text as Chakra has them, within the brand's. */
export const fontSizes = (chakra: Sizes): Sizes => each({ ...chakra, ...BETWEEN }, text);

/** Room as Chakra has it, within the brand's. Sizes of what is touched do not follow it. */
export const spacing = (chakra: Sizes): Sizes => each(chakra, (size) => `calc(${size} * var(--pt-brand-spacing, 1))`);

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
			fontSize: heading("clamp(1.875rem, 1.4rem + 2vw, 2.75rem)"),
			fontWeight: "700",
			lineHeight: "1.2",
			letterSpacing: "-0.02em",
			textWrap: "balance",
		},
	},
	title: {
		value: {
			fontFamily: "heading",
			fontSize: heading("clamp(1.5rem, 1.3rem + 0.9vw, 2rem)"),
			fontWeight: "700",
			lineHeight: "1.25",
			letterSpacing: "-0.015em",
			textWrap: "balance",
		},
	},
	heading: {
		value: {
			fontFamily: "heading",
			fontSize: heading("clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)"),
			fontWeight: "650",
			lineHeight: "1.35",
			letterSpacing: "-0.01em",
		},
	},
	subheading: {
		value: { fontFamily: "heading", fontSize: heading("1.0625rem"), fontWeight: "600", lineHeight: "1.45" },
	},
	figure: {
		value: { fontSize: heading("clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)"), fontWeight: "700", lineHeight: "1.2" },
	},
	lead: { value: { fontSize: text("clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)"), lineHeight: "1.6" } },
	body: { value: { fontSize: text("1rem"), lineHeight: "1.6" } },
	label: { value: { fontSize: text("0.9375rem"), fontWeight: "600", lineHeight: "1.4" } },
	small: { value: { fontSize: text("0.875rem"), lineHeight: "1.5" } },
	caption: { value: { fontSize: text("0.8125rem"), lineHeight: "1.45" } },
};
