import { defineRecipe } from "@chakra-ui/react/styled-system";
import { MOUSE } from "../../skin/recipes/mouse.ts";

/** A link that stands by itself, with room enough to be hit (WCAG 2.2, 2.5.8). */
export default defineRecipe({
	className: "pt-text-link",
	base: {
		display: "inline-block",
		alignSelf: "flex-start",
		paddingBlock: "calc((2.75rem - 1lh) / 2)",
		[MOUSE]: { paddingBlock: "calc((2rem - 1lh) / 2)" },
		fontWeight: "600",
		color: "brand.fg",
		textDecoration: "underline",
		textDecorationThickness: "1px",
		textDecorationColor: "brand.border",
		textUnderlineOffset: "0.25em",
		// Within the line it is a box of its own, under which no line is rendered.
		"& > .layui-icon": { display: "inline-block", marginInlineEnd: "2", verticalAlign: "-0.0625em" },
		_hover: { textDecorationThickness: "2px", textDecorationColor: "currentcolor" },
		// It stands by itself and leads elsewhere: paper has no use for it.
		_print: { display: "none" },
	},
});
