import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A number that stands on one line, hyphens and all. */
export default defineRecipe({
	className: "pt-whole-number",
	base: { whiteSpace: "nowrap" },
});
