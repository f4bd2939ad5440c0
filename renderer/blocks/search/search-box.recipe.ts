import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { MOUSE } from "../../skin/recipes/mouse.ts";

/** One field with its button inside, on any ground. */
export default defineSlotRecipe({
	className: "pt-search-box",
	slots: ["root", "label", "field", "icon", "input", "submit"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "2", width: "100%", maxWidth: "40rem" },
		label: { textStyle: "label" },
		field: {
			display: "flex",
			// In large print the button goes below what is typed, which else shows a letter.
			flexWrap: "wrap",
			alignItems: "center",
			gap: "2",
			padding: "1.5",
			paddingInlineStart: { base: "3", md: "4" },
			borderWidth: "1px",
			borderColor: "border.control",
			borderRadius: "xl",
			bg: "bg.panel",
			color: "fg",
			_focusWithin: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
		},
		icon: { color: "fg.muted", fontSize: "lg" },
		input: {
			flex: "1 1 4rem",
			minWidth: "0",
			minHeight: "11",
			[MOUSE]: { minHeight: "10" },
			bg: "transparent",
			color: "inherit",
			fontSize: "md",
			textOverflow: "ellipsis",
			_focusVisible: { outline: "none" },
		},
		submit: {
			flexShrink: "0",
			minHeight: "11",
			[MOUSE]: { minHeight: "10" },
			paddingInline: { base: "4", md: "6" },
			borderRadius: "lg",
			bg: "brand.solid",
			color: "brand.contrast",
			fontWeight: "600",
			cursor: "pointer",
			_hover: { bg: "brand.emphasized" },
		},
	},
});
