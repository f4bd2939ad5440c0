import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The link to what is agreed to, below its box. */
export default defineRecipe({
	className: "pt-consent",
	base: {
		gridColumn: "2",
		display: "inline-flex",
		alignItems: "center",
		justifySelf: "start",
		minHeight: "11",
		color: "brand.fg",
		textDecoration: "underline",
	},
});
