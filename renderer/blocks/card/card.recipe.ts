import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Cards: a panel with an icon in the brand's tint; a linked one lifts under the pointer. */
export default defineSlotRecipe({
	className: "pt-card",
	slots: ["root", "badge", "words", "title", "link", "text", "body"],
	base: {
		root: {
			position: "relative",
			display: "flex",
			flexDirection: { base: "row", md: "column" },
			gap: "4",
			height: "100%",
			minWidth: "0",
			padding: { base: "4", md: "6" },
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "xl",
			bg: "bg.panel",
			boxShadow: "xs",
		},
		badge: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: "0",
			width: "11",
			height: "11",
			borderRadius: "lg",
			bg: "brand.subtle",
			color: "brand.fg",
			fontSize: "1.375rem",
		},
		words: { display: "flex", flexDirection: "column", gap: "1.5", flex: "1", minWidth: "0" },
		title: { textStyle: "subheading", color: "fg" },
		link: {
			color: "inherit",
			textDecoration: "none",
			_after: { content: '""', position: "absolute", inset: "0", borderRadius: "xl" },
			_focusVisible: {
				outline: "none",
				_after: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
			},
		},
		text: { color: "fg.muted", textStyle: "small" },
		body: { position: "relative", display: "flex", flexDirection: "column", gap: "3", marginTop: "2" },
	},
	variants: {
		linked: {
			true: {
				root: {
					transition: "border-color 150ms, box-shadow 150ms, transform 150ms",
					_hover: { borderColor: "brand.border", boxShadow: "md", transform: "translateY(-2px)" },
				},
			},
		},
	},
});
