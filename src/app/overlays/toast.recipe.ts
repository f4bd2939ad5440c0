import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Short messages that stand over the page's lower edge, the newest below; on a phone over the upper one while a dialog is open,
 * whose buttons stand at the lower.
 */
export default defineSlotRecipe({
	className: "pt-toast",
	slots: ["region", "root", "title", "close"],
	base: {
		region: {
			position: "fixed",
			insetInline: "4",
			bottom: "max(env(safe-area-inset-bottom, 0px), 1rem)",
			zIndex: "toast",
			display: "flex",
			flexDirection: "column",
			alignItems: "center",
			gap: "3",
			pointerEvents: "none",
			"body:has([role=dialog][data-state=open], [role=alertdialog][data-state=open]) &": {
				top: { base: "max(env(safe-area-inset-top, 0px), 1rem)", md: "auto" },
				bottom: { base: "auto", md: "max(env(safe-area-inset-bottom, 0px), 1rem)" },
			},
			_print: { display: "none" },
		},
		root: {
			display: "flex",
			alignItems: "center",
			gap: "3",
			width: "min(26rem, 100%)",
			minHeight: "14",
			py: "2",
			paddingInlineStart: "5",
			paddingInlineEnd: "2",
			borderWidth: "1px",
			borderColor: "transparent",
			borderRadius: "lg",
			boxShadow: "lg",
			pointerEvents: "auto",
			animation: "fade-in 200ms",
		},
		title: { flex: "1", fontWeight: "500", fontSize: "label" },
		close: {
			display: "grid",
			placeItems: "center",
			width: "11",
			height: "11",
			flexShrink: "0",
			borderRadius: "md",
			cursor: "pointer",
			_focusVisible: { outlineColor: "currentcolor" },
		},
	},
	variants: {
		tone: {
			info: { root: { bg: "bg.inverted", color: "fg.inverted" } },
			success: { root: { bg: "success.solid", color: "success.contrast" } },
			warning: { root: { bg: "warning.solid", color: "warning.contrast" } },
			error: { root: { bg: "danger.solid", color: "danger.contrast" } },
		},
	},
	defaultVariants: { tone: "info" },
});
