import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Chakra's menu; it sets these class names itself (overlay-system.ts). */
export default defineSlotRecipe({
	slots: ["content", "item", "itemText", "itemGroup", "itemGroupLabel", "separator"],
	base: {
		content: {
			minWidth: "12rem",
			p: "1.5",
			bg: "bg.panel",
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "lg",
			boxShadow: "md",
			zIndex: "popover",
			outline: "none",
			_open: { animation: "fade-in 120ms ease-out" },
		},
		item: {
			display: "flex",
			alignItems: "center",
			gap: "3",
			minHeight: "11",
			px: "3",
			borderRadius: "md",
			color: "fg",
			fontSize: "label",
			textDecoration: "none",
			cursor: "pointer",
			outline: "none",
			_highlighted: { bg: "bg.muted" },
			"&[data-state=checked]": { color: "brand.fg", fontWeight: "600" },
		},
		itemText: { flex: "1" },
		itemGroupLabel: { px: "3", py: "2", fontSize: "caption", color: "fg.muted", overflowWrap: "anywhere" },
		separator: { height: "1px", my: "1.5", borderWidth: "0", bg: "border" },
	},
});
