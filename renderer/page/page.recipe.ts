import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A page's column of blocks. */
export default defineSlotRecipe({
	className: "pt-page",
	slots: ["root", "part", "above"],
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: { base: "6", md: "8" },
			width: "100%",
			marginInline: "auto",
			minWidth: "0",
		},
		// What is said of the page as a whole.
		above: { marginBlockEnd: { base: "6", md: "8" } },
		// Only to hide a block and what it loads: otherwise as if it were not there.
		part: {
			display: "contents",
			"&[hidden]": { display: "none" },
			"& > .pt-button": { alignSelf: { base: "stretch", md: "flex-start" } },
		},
	},
	variants: {
		width: {
			narrow: { root: { maxWidth: "44rem" } },
			normal: { root: { maxWidth: "64rem" } },
			wide: { root: { maxWidth: "80rem" } },
		},
	},
	defaultVariants: { width: "normal" },
});
