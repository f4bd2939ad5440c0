import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The pages of a list. Every target is at least 44 px, as thumbs need it. */
export default defineSlotRecipe({
	className: "pt-list-paging",
	slots: ["root", "list", "item", "link", "gap", "place"],
	base: {
		root: { display: "flex", justifyContent: "center", _print: { display: "none" } },
		place: { minHeight: "11" },
		list: {
			display: "flex",
			flexWrap: "wrap",
			justifyContent: "center",
			gap: "1",
			listStyle: "none",
			margin: "0",
			padding: "0",
		},
		link: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			minWidth: "11",
			minHeight: "11",
			paddingInline: "3",
			borderRadius: "md",
			color: "fg",
			textDecoration: "none",
			fontVariantNumeric: "tabular-nums",
			_hover: { bg: "bg.muted" },
		},
		gap: {
			alignItems: "center",
			justifyContent: "center",
			minWidth: "8",
			minHeight: "11",
			color: "fg.muted",
		},
	},
	variants: {
		current: {
			true: {
				link: {
					bg: "brand.solid",
					color: "brand.contrast",
					fontWeight: "semibold",
					_hover: { bg: "brand.solid" },
					_highContrast: { borderWidth: "2px", borderColor: "Highlight" },
				},
			},
			false: {},
		},
		/** A phone has room for the ends and the current page: dots stand for those between. */
		far: {
			true: {
				item: {
					_before: {
						content: { base: '"…" / ""', sm: "none" },
						paddingInline: "2",
						lineHeight: "2.75rem",
						color: "fg.muted",
					},
					"& + &": { display: { base: "none", sm: "block" } },
				},
				link: { display: { base: "none", sm: "inline-flex" } },
				gap: { display: { base: "none", sm: "inline-flex" } },
			},
			false: {},
		},
	},
	defaultVariants: { current: false, far: false },
});
