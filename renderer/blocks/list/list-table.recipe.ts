import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A list as a table, on screens that are wide enough for one. */
export default defineSlotRecipe({
	className: "pt-list-table",
	slots: ["frame", "table", "header", "row", "cell", "link"],
	base: {
		frame: {
			overflowX: "auto",
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "xl",
			bg: "bg.panel",
			shadow: "xs",
		},
		table: { width: "100%", borderCollapse: "collapse", textAlign: "start" },
		header: {
			paddingInline: "4",
			paddingBlock: "3",
			bg: "bg.subtle",
			borderBottomWidth: "1px",
			borderColor: "border",
			textAlign: "start",
			textStyle: "small",
			fontWeight: "semibold",
			color: "fg.muted",
			verticalAlign: "bottom",
			// Between words only, in Chinese too: a column is as wide as what is in it.
			wordBreak: "keep-all",
		},
		row: {
			position: "relative",
			borderBottomWidth: "1px",
			borderColor: "border.muted",
			_last: { borderBottomWidth: "0" },
			_hover: { bg: "bg.subtle" },
		},
		cell: {
			paddingInline: "4",
			paddingBlock: "3",
			height: "14",
			verticalAlign: "middle",
			textAlign: "start",
			fontWeight: "normal",
			// Not "anywhere": a column is never narrower than its longest word, and states stand on one line.
			overflowWrap: "break-word",
			textWrap: "balance",
			// Chinese may break after each character, so that a state or an office was in two lines of two: five stay together.
			"&:lang(zh)": { minWidth: "calc(5em + 2 * {spacing.4})" },
			"& .pt-badge__root": { whiteSpace: "nowrap" },
			"&[data-format]": { whiteSpace: "nowrap" },
			"&[scope=row]": { minWidth: "16rem" },
		},
		link: {
			color: "brand.fg",
			fontWeight: "medium",
			_after: { content: '""', position: "absolute", inset: "0" },
			_hover: { textDecoration: "underline" },
			_focusVisible: {
				outline: "none",
				_after: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
			},
		},
	},
	variants: {
		// A table of many columns stays within its page, and its rows low: what names a row keeps its size.
		dense: {
			true: {
				header: { paddingInline: "2.5" },
				cell: {
					paddingInline: "2.5",
					paddingBlock: "2",
					textStyle: "small",
					"&:lang(zh)": { minWidth: "calc(5em + 2 * {spacing.2.5})" },
					"&[scope=row]": { minWidth: "14rem", textStyle: "label" },
				},
			},
			false: {},
		},
	},
	defaultVariants: { dense: false },
});
