import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A part of a page under a heading of its own. */
export default defineSlotRecipe({
	className: "pt-titled",
	slots: ["root", "title"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
		title: { margin: "0", textStyle: "heading", color: "fg" },
	},
});
