import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Chakra's toast; it sets these class names itself (overlay-system.ts). */
export default defineSlotRecipe({
	slots: ["root", "title", "closeTrigger"],
	base: {
		root: {
			display: "flex",
			alignItems: "center",
			gap: "3",
			width: "min(26rem, calc(100vw - 2rem))",
			minHeight: "14",
			py: "2",
			paddingInlineStart: "5",
			paddingInlineEnd: "2",
			bg: "bg.inverted",
			color: "fg.inverted",
			borderRadius: "lg",
			boxShadow: "lg",
			translate: "var(--x) var(--y)",
			scale: "var(--scale)",
			zIndex: "var(--z-index)",
			height: "var(--height)",
			opacity: "var(--opacity)",
			transition: "translate 300ms, scale 300ms, opacity 300ms, height 300ms",
			"&[data-type=success]": { bg: "success.solid", color: "success.contrast" },
			"&[data-type=warning]": { bg: "warning.solid", color: "warning.contrast" },
			"&[data-type=error]": { bg: "danger.solid", color: "danger.contrast" },
		},
		title: { flex: "1", fontWeight: "500", fontSize: "label" },
		closeTrigger: {
			display: "grid",
			placeItems: "center",
			width: "10",
			height: "10",
			flexShrink: "0",
			borderRadius: "md",
			cursor: "pointer",
		},
	},
});
