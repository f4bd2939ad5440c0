import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig, type SystemConfig } from "@chakra-ui/react/styled-system";
import { breakpoints, keyframes, tokens } from "@chakra-ui/react/theme";
import { colors } from "./colors.ts";
import { globalCss } from "./global-css.ts";
import { fontSizes, fonts, radii, shadows, spacing, textStyles } from "./scale.ts";

/**
 * Portico's theme for Chakra: Chakra's scales of space, size and type; our colours, corners, shadows and text styles.
 */
const themeConfig = defineConfig({
	cssVarsPrefix: "pt",
	cssVarsRoot: ":root",
	preflight: true,
	globalCss,
	conditions: { light: "html:not(.dark) &", dark: ".dark &" },
	theme: {
		breakpoints,
		keyframes,
		tokens: {
			aspectRatios: tokens.aspectRatios,
			blurs: tokens.blurs,
			cursor: tokens.cursor,
			durations: tokens.durations,
			easings: tokens.easings,
			fonts,
			fontSizes: fontSizes(tokens.fontSizes),
			fontWeights: tokens.fontWeights,
			letterSpacings: tokens.letterSpacings,
			lineHeights: tokens.lineHeights,
			radii,
			sizes: tokens.sizes,
			spacing: spacing(tokens.spacing),
			zIndex: tokens.zIndex,
		},
		semanticTokens: {
			colors,
			shadows,
			radii: {
				l1: { value: "{radii.sm}" },
				l2: { value: "{radii.md}" },
				l3: { value: "{radii.lg}" },
			},
		},
		textStyles,
	},
});

/** The theme as a Chakra system: evaluates recipes at build time (scripts/generate-skin.ts); runs in Node. */
export const createPorticoSystem = (...extra: SystemConfig[]) => createSystem(defaultBaseConfig, themeConfig, ...extra);
