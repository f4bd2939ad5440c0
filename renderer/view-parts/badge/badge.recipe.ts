import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A short state in words; the tone only repeats what the words say. */
export default defineSlotRecipe({
	className: "pt-badge",
	slots: ["root"],
	base: {
		root: {
			display: "inline-flex",
			alignItems: "center",
			flexShrink: 0,
			maxWidth: "100%",
			minHeight: "6",
			paddingInline: "2.5",
			paddingBlock: "0.5",
			borderRadius: "full",
			borderWidth: "1px",
			fontSize: "xs",
			fontWeight: "semibold",
			lineHeight: "short",
			overflowWrap: "anywhere",
		},
	},
	variants: {
		tone: {
			neutral: { root: { bg: "neutral.subtle", color: "neutral.fg", borderColor: "neutral.border" } },
			info: { root: { bg: "info.subtle", color: "info.fg", borderColor: "info.border" } },
			success: { root: { bg: "success.subtle", color: "success.fg", borderColor: "success.border" } },
			warning: { root: { bg: "warning.subtle", color: "warning.fg", borderColor: "warning.border" } },
			danger: { root: { bg: "danger.subtle", color: "danger.fg", borderColor: "danger.border" } },
		},
	},
	defaultVariants: { tone: "neutral" },
});
