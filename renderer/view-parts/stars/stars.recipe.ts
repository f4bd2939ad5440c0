import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A rating in stars; lit and dark ones differ in shape too, not in colour alone. */
export default defineSlotRecipe({
	className: "pt-stars",
	slots: ["root", "lit", "dark"],
	base: {
		root: { display: "inline-flex", gap: "0.5", whiteSpace: "nowrap", fontSize: "1.125em", lineHeight: "1.2" },
		lit: { color: "warning.fg" },
		dark: { color: "fg.subtle" },
	},
});
