import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Chakra's dialog; it sets these class names itself (overlay-system.ts). */
export default defineSlotRecipe({
	slots: ["backdrop", "positioner", "content", "header", "title", "description", "body", "footer", "closeTrigger"],
	base: {
		backdrop: {
			position: "fixed",
			inset: "0",
			bg: "rgb(10 16 24 / 0.5)",
			zIndex: "modal",
			_open: { animation: "fade-in 160ms ease-out" },
			_closed: { animation: "fade-out 120ms ease-in" },
		},
		positioner: {
			position: "fixed",
			inset: "0",
			zIndex: "modal",
			display: "flex",
			alignItems: { base: "flex-end", md: "center" },
			justifyContent: "center",
			p: { base: "0", md: "6" },
			overflow: "auto",
			overscrollBehaviorY: "none",
		},
		content: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			width: "100%",
			maxWidth: "28rem",
			maxHeight: { base: "92dvh", md: "none" },
			overflowY: { base: "auto", md: "visible" },
			bg: "bg.panel",
			borderRadius: "xl",
			borderBottomRadius: { base: "0", md: "xl" },
			boxShadow: "lg",
			outline: "none",
			_open: { animation: "slide-from-bottom 200ms ease-out, fade-in 160ms ease-out" },
			_closed: { animation: "fade-out 120ms ease-in" },
		},
		header: { px: "6", pt: "6", pb: "1", paddingInlineEnd: "14" },
		title: { textStyle: "heading" },
		description: { color: "fg.muted", whiteSpace: "pre-line", "&:not(:last-child)": { marginBottom: "3" } },
		body: { px: "6", pt: "2", pb: "4" },
		footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3", px: "6", pb: "6", pt: "2" },
		closeTrigger: { position: "absolute", top: "3", insetInlineEnd: "3" },
	},
});
