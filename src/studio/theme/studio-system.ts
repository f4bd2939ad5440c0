import type { SystemConfig } from "@chakra-ui/react/styled-system";
import {
	alertSlotRecipe,
	animationStyles,
	badgeRecipe,
	buttonRecipe,
	cardSlotRecipe,
	checkboxSlotRecipe,
	checkmarkRecipe,
	codeRecipe,
	collapsibleSlotRecipe,
	dialogSlotRecipe,
	drawerSlotRecipe,
	emptyStateSlotRecipe,
	fieldSlotRecipe,
	fieldsetSlotRecipe,
	headingRecipe,
	inputRecipe,
	keyframes,
	layerStyles,
	linkRecipe,
	menuSlotRecipe,
	nativeSelectSlotRecipe,
	radiomarkRecipe,
	separatorRecipe,
	skeletonRecipe,
	spinnerRecipe,
	tableSlotRecipe,
	tabsSlotRecipe,
	textareaRecipe,
	textStyles,
	toastSlotRecipe,
	tokens,
} from "@chakra-ui/react/theme";
import { colors } from "../../theme/colors.ts";
import { createPorticoSystem } from "../../theme/system.ts";

const { neutral, info, success, warning, danger } = colors;

/** The palettes that Chakra's recipes ask for by colour, in the portal's shades. */
const palettes = { gray: neutral, blue: info, green: success, orange: warning, red: danger };

/** Skeletons of what comes within a second do not pulse before: each frame of it draws the whole screen anew. */
const animations = { ...tokens.animations, pulse: { value: "pulse 2s cubic-bezier(0.4, 0, 0.6, 1) 1s infinite" } };

/** What is typed in, chosen from or ticked is outlined so that it stands out from its ground, as in the portal (WCAG 1.4.11). */
const outlined = { borderColor: "border.control" };
/** What a finger presses is as large as on the citizens' pages. */
const roomy = { "@media (pointer: coarse)": { minH: "11", minW: "11" } };
const ROOMY = { base: roomy };
const OUTLINES: SystemConfig = {
	theme: {
		recipes: {
			button: ROOMY,
			checkmark: { variants: { variant: { solid: outlined } } },
			input: { ...ROOMY, variants: { variant: { outline: outlined } } },
			radiomark: { variants: { variant: { solid: outlined } } },
			textarea: { variants: { variant: { outline: outlined } } },
		},
		slotRecipes: {
			// It has the outline of Chakra's own mark in its recipe.
			checkbox: {
				slots: checkboxSlotRecipe.slots,
				base: { root: roomy },
				variants: { variant: { solid: { control: outlined } } },
			},
			tabs: { slots: tabsSlotRecipe.slots, base: { trigger: roomy } },
			nativeSelect: {
				slots: nativeSelectSlotRecipe.slots,
				base: { field: roomy },
				variants: { variant: { outline: { field: outlined } } },
			},
		},
	},
};

/** Chakra's own recipes, those that the studio uses, over the portal's tokens. */
const RECIPES: SystemConfig = {
	preflight: false,
	globalCss: { html: { colorPalette: "brand" }, body: { fontSize: "sm" } },
	theme: {
		textStyles,
		layerStyles,
		animationStyles,
		keyframes,
		tokens: { animations, borders: tokens.borders, colors: tokens.colors, cursor: tokens.cursor },
		semanticTokens: {
			colors: {
				...palettes,
				fg: { warning: warning.fg, success: success.fg, info: info.fg },
				bg: { error: danger.subtle, warning: warning.subtle, success: success.subtle, info: info.subtle },
				border: { error: danger.solid, warning: warning.border, success: success.border, info: info.border },
			},
		},
		recipes: {
			badge: badgeRecipe,
			button: buttonRecipe,
			checkmark: checkmarkRecipe,
			code: codeRecipe,
			heading: headingRecipe,
			input: inputRecipe,
			link: linkRecipe,
			radiomark: radiomarkRecipe,
			separator: separatorRecipe,
			skeleton: skeletonRecipe,
			spinner: spinnerRecipe,
			textarea: textareaRecipe,
		},
		slotRecipes: {
			alert: alertSlotRecipe,
			card: cardSlotRecipe,
			checkbox: checkboxSlotRecipe,
			collapsible: collapsibleSlotRecipe,
			dialog: dialogSlotRecipe,
			drawer: drawerSlotRecipe,
			emptyState: emptyStateSlotRecipe,
			field: fieldSlotRecipe,
			fieldset: fieldsetSlotRecipe,
			menu: menuSlotRecipe,
			nativeSelect: nativeSelectSlotRecipe,
			table: tableSlotRecipe,
			tabs: tabsSlotRecipe,
			toast: toastSlotRecipe,
		},
	},
};

/** The system of the studio's screens. */
export const studioSystem = createPorticoSystem(RECIPES, OUTLINES);
