import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Paragraphs. Line breaks of the text stay. */
export default defineSlotRecipe({
	className: "pt-text",
	slots: ["root"],
	base: { root: { maxWidth: "68ch", whiteSpace: "pre-line", textWrap: "pretty" } },
	variants: {
		tone: {
			normal: { root: { textStyle: "body" } },
			lead: { root: { textStyle: "lead", color: "fg.muted" } },
			muted: { root: { textStyle: "body", color: "fg.muted" } },
			small: { root: { textStyle: "small", color: "fg.muted" } },
		},
	},
	defaultVariants: { tone: "normal" },
});
