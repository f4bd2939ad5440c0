import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { MOUSE } from "../../skin/recipes/mouse.ts";

/** Parts of a page: on the page's ground, on a panel of their own, or tinted by the brand. */
export default defineSlotRecipe({
	className: "pt-section",
	slots: ["root", "head", "words", "title", "icon", "description", "link", "arrow", "body"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: { base: "4", md: "5" }, minWidth: "0" },
		// The link stands at the end of the title's line, whatever the length of the description below.
		head: {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "baseline",
			columnGap: "4",
			rowGap: "1.5",
		},
		words: { display: "contents" },
		// As wide as its words are on one line: where the link does not fit beside them, it goes below.
		title: {
			display: "flex",
			alignItems: "center",
			flex: "auto",
			minWidth: "0",
			overflowWrap: "anywhere",
			gap: "2.5",
			textStyle: "heading",
			color: "fg",
		},
		icon: { color: "brand.fg", fontSize: "1.1em" },
		// Its measure is kept by its padding: with a width of its own it would find room on the title's line.
		description: {
			order: "1",
			flexBasis: "100%",
			paddingInlineEnd: "max(0px, 100% - 68ch)",
			color: "fg.muted",
		},
		link: {
			display: "inline-flex",
			alignItems: "center",
			gap: "1",
			minHeight: "11",
			[MOUSE]: { minHeight: "8" },
			fontSize: "sm",
			fontWeight: "600",
			color: "brand.fg",
			textDecoration: "none",
			_hover: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
			_print: { display: "none" },
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
		screenOnly: { true: { root: { _print: { display: "none" } } }, false: {} },
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
				root: {
					padding: { base: "5", md: "7" },
					borderRadius: "xl",
					borderWidth: "1px",
					borderColor: "transparent",
					bg: "brand.subtle",
				},
			},
		},
	},
	defaultVariants: { surface: "plain", screenOnly: false },
});
