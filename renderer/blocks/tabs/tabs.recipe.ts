import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Tabs: a row with a line under it that scrolls sideways on a phone; the open one carries the brand's colour. */
export default defineSlotRecipe({
	className: "pt-tabs",
	slots: ["root", "list", "tab", "panel"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: { base: "4", md: "5" }, minWidth: "0" },
		list: {
			display: "flex",
			gap: "1",
			overflowX: "auto",
			scrollbarWidth: "none",
			// On a phone the row fades where it goes on.
			paddingInlineEnd: { base: "6", md: "0" },
			maskImage: { base: "linear-gradient(to right, #000 calc(100% - 1.5rem), transparent)", md: "none" },
			borderBottomWidth: "1px",
			borderColor: "border",
		},
		tab: {
			flexShrink: "0",
			minHeight: "11",
			paddingInline: "4",
			marginBottom: "-1px",
			borderBottomWidth: "3px",
			borderColor: "transparent",
			_highContrast: { borderColor: "Canvas" },
			fontWeight: "600",
			color: "fg.muted",
			cursor: "pointer",
			borderTopRadius: "md",
			_hover: { color: "fg", bg: "bg.subtle" },
			_focusVisible: { outlineOffset: "-2px" },
		},
		panel: {
			display: "flex",
			flexDirection: "column",
			gap: { base: "4", md: "5" },
			minWidth: "0",
			borderRadius: "md",
		},
	},
	variants: {
		current: {
			true: {
				tab: {
					color: "brand.fg",
					borderColor: "brand.mark",
					_dark: { borderColor: "brand.fg" },
					_highContrast: { borderColor: "Highlight" },
				},
			},
			false: {},
		},
	},
	defaultVariants: { current: false },
});
