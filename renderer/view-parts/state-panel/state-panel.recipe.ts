import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** What stands where there is nothing to show: empty, failed, missing, or behind a login. */
export default defineSlotRecipe({
	className: "pt-state-notice",
	slots: ["root", "icon", "title", "text", "actions"],
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			alignItems: "center",
			textAlign: "center",
			gap: "2",
			paddingBlock: { base: "8", md: "12" },
			paddingInline: "4",
			borderWidth: "1px",
			borderStyle: "dashed",
			borderColor: "border.emphasized",
			borderRadius: "lg",
			bg: "bg.subtle",
		},
		icon: { fontSize: "3xl", lineHeight: "1", color: "fg.muted" },
		title: { fontSize: "lg", fontWeight: "semibold", color: "fg" },
		text: { color: "fg.muted", maxWidth: "prose" },
		actions: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3", marginTop: "3" },
	},
	variants: {
		shape: {
			panel: {},
			strip: {
				root: {
					flexDirection: "row",
					flexWrap: "wrap",
					textAlign: "start",
					paddingBlock: "2",
					borderStyle: "solid",
					borderColor: "warning.border",
					bg: "warning.subtle",
				},
				icon: { fontSize: "md" },
				title: { flex: "1 1 auto", fontSize: "sm" },
				// Follows the title as closely as it can, or has a line of its own.
				text: { flex: "999 1 16rem", maxWidth: "none", fontSize: "sm" },
				actions: { marginTop: "0" },
			},
		},
	},
	defaultVariants: { shape: "panel" },
});
