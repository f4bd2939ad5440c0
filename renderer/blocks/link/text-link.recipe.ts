import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A link that stands by itself, with room enough to be hit (WCAG 2.2, 2.5.8). */
export default defineRecipe({
	className: "pt-text-link",
	base: {
		display: "inline-flex",
		alignItems: "center",
		alignSelf: "flex-start",
		gap: "2",
		minHeight: { base: "11", md: "8" },
		fontWeight: "600",
		color: "brand.fg",
		textDecoration: "underline",
		textDecorationThickness: "1px",
		textDecorationColor: "brand.border",
		textUnderlineOffset: "0.25em",
		_hover: { textDecorationThickness: "2px", textDecorationColor: "currentcolor" },
		// It stands by itself and leads elsewhere: paper has no use for it.
		_print: { display: "none" },
	},
});
