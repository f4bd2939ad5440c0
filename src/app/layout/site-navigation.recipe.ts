import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The site's navigation: in the side column, folded to icons there, and in the drawer. */
export default defineSlotRecipe({
	slots: ["root", "list", "link", "icon", "label", "count", "fold"],
	base: {
		root: { flex: "1" },
		list: { display: "flex", flexDirection: "column", gap: "1", listStyle: "none", margin: "0", padding: "0" },
		link: {
			position: "relative",
			display: "flex",
			alignItems: "center",
			gap: "3",
			minHeight: "11",
			px: "3.5",
			borderRadius: "lg",
			color: "fg.muted",
			fontSize: "label",
			fontWeight: "500",
			textDecoration: "none",
			transition: "background-color 120ms, color 120ms",
			_hover: { bg: "bg.subtle", color: "fg" },
			"&[aria-current]": {
				bg: "brand.subtle",
				color: "brand.fg",
				fontWeight: "600",
				// Where colours are forced the ground is not painted: a frame says it instead.
				_highContrast: { outline: "2px solid", outlineColor: "Highlight", outlineOffset: "-2px" },
			},
		},
		icon: { fontSize: "xl", width: "1.25rem", textAlign: "center" },
		label: { minWidth: "0", overflow: "hidden", textOverflow: "ellipsis" },
		count: {
			marginInlineStart: "auto",
			minWidth: "6",
			px: "1.5",
			borderRadius: "full",
			bg: "brand.solid",
			color: "brand.contrast",
			fontSize: "xs",
			fontWeight: "600",
			lineHeight: "1.5rem",
			textAlign: "center",
		},
		fold: {
			display: "flex",
			alignItems: "center",
			gap: "3",
			width: "100%",
			minHeight: "11",
			mt: "3",
			px: "3.5",
			borderRadius: "lg",
			color: "fg.subtle",
			fontSize: "sm",
			cursor: "pointer",
			_hover: { bg: "bg.subtle", color: "fg" },
		},
	},
	variants: {
		folded: {
			true: {
				link: { justifyContent: "center", px: "0" },
				count: { position: "absolute", insetInlineEnd: "0", top: "0" },
				fold: { justifyContent: "center", px: "0" },
				label: {
					position: "absolute",
					width: "1px",
					height: "1px",
					overflow: "hidden",
					clipPath: "inset(50%)",
					whiteSpace: "nowrap",
				},
			},
		},
	},
	defaultVariants: { folded: false },
});
