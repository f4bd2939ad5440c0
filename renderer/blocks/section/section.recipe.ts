import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Parts of a page: on the page's ground, on a panel of their own, or tinted by the brand. */
export default defineSlotRecipe({
	className: "pt-section",
	slots: ["root", "head", "words", "title", "icon", "description", "link", "arrow", "body"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: { base: "4", md: "5" }, minWidth: "0" },
		head: {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "flex-end",
			justifyContent: "space-between",
			columnGap: "6",
			rowGap: "1",
		},
		words: { display: "flex", flexDirection: "column", gap: "1", minWidth: "0" },
		title: { display: "flex", alignItems: "center", gap: "2.5", textStyle: "heading", color: "fg" },
		icon: { color: "brand.fg", fontSize: "1.1em" },
		description: { color: "fg.muted", maxWidth: "68ch" },
		link: {
			display: "inline-flex",
			alignItems: "center",
			gap: "1",
			minHeight: "8",
			fontSize: "sm",
			fontWeight: "600",
			color: "brand.fg",
			textDecoration: "none",
			_hover: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
		},
		arrow: { fontSize: "0.85em" },
		body: {
			display: "flex",
			flexDirection: "column",
			gap: { base: "4", md: "5" },
			minWidth: "0",
			"& > .pt-button": { alignSelf: { base: "stretch", md: "flex-start" } },
		},
	},
	variants: {
		surface: {
			plain: {},
			card: {
				root: {
					padding: { base: "5", md: "7" },
					borderWidth: "1px",
					borderColor: "border",
					borderRadius: "xl",
					bg: "bg.panel",
					boxShadow: "sm",
				},
			},
			tinted: {
				root: { padding: { base: "5", md: "7" }, borderRadius: "xl", bg: "brand.subtle" },
			},
		},
	},
	defaultVariants: { surface: "plain" },
});
