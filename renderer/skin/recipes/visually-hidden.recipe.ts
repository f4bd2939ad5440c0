import { defineRecipe } from "@chakra-ui/react/styled-system";

/** For screen readers only. */
export default defineRecipe({
	base: {
		position: "absolute",
		width: "1px",
		height: "1px",
		margin: "-1px",
		padding: "0",
		overflow: "hidden",
		clipPath: "inset(50%)",
		whiteSpace: "nowrap",
		borderWidth: "0",
	},
});
