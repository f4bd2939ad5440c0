import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Chakra's drawer; it sets these class names itself (overlay-system.ts). */
export default defineSlotRecipe({
	slots: ["backdrop", "positioner", "content", "header", "title", "body", "footer", "closeTrigger"],
	base: {
		backdrop: {
			position: "fixed",
			inset: "0",
			bg: "rgb(10 16 24 / 0.5)",
			zIndex: "modal",
			_open: { animation: "fade-in 160ms ease-out" },
			_closed: { animation: "fade-out 120ms ease-in" },
		},
		positioner: { position: "fixed", inset: "0", zIndex: "modal", display: "flex", overscrollBehaviorY: "none" },
		content: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			width: "min(20rem, 86vw)",
			height: "100dvh",
			bg: "bg.panel",
			boxShadow: "lg",
			outline: "none",
			_open: { animation: "slide-from-left-full 200ms ease-out" },
			_closed: { animation: "slide-to-left-full 160ms ease-in" },
		},
		header: { display: "flex", alignItems: "center", minHeight: "14", px: "5", borderBottomWidth: "1px" },
		title: { textStyle: "subheading" },
		body: { flex: "1", overflowY: "auto", px: "3", py: "4" },
		footer: { display: "flex", flexDirection: "column", gap: "2", px: "5", py: "4", borderTopWidth: "1px" },
		closeTrigger: { position: "absolute", top: "2", insetInlineEnd: "2" },
	},
});
