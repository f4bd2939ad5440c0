import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Headings by level; the icon takes the brand's colour. */
export default defineSlotRecipe({
	className: "pt-heading",
	slots: ["root", "icon"],
	base: {
		root: { display: "flex", alignItems: "baseline", gap: "0.5em", color: "fg" },
		icon: { color: "brand.fg", fontSize: "0.95em" },
	},
	variants: {
		size: {
			"1": { root: { textStyle: "title" } },
			"2": { root: { textStyle: "heading" } },
			// It is nearer to what it heads than to what stands before it.
			"3": { root: { textStyle: "subheading", marginBottom: "-2" } },
			"4": { root: { textStyle: "label" } },
		},
	},
	defaultVariants: { size: "2" },
});
