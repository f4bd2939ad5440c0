import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** What a signature is drawn on. */
export default defineSlotRecipe({
	className: "pt-signature",
	slots: ["root", "canvas"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "3" },
		canvas: {
			width: "100%",
			maxWidth: "30rem",
			height: "auto",
			borderWidth: "1px",
			borderColor: "border.control",
			borderRadius: "md",
			bg: "white",
			touchAction: "none",
		},
	},
});
