import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Numbers that matter, large. */
export default defineSlotRecipe({
	className: "pt-figures",
	slots: ["root", "figure", "icon", "label", "link", "value", "hint"],
	base: {
		root: {
			display: "grid",
			gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, var(--pt-figure-width)), 1fr))",
			"--pt-figure-width": { base: "9rem", md: "12rem" },
			gap: { base: "3", md: "4" },
			margin: "0",
		},
		// The value stands above its label, though it is read after it.
		figure: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			padding: { base: "4", md: "5" },
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "xl",
			bg: "bg.panel",
			shadow: "xs",
		},
		icon: {
			position: "absolute",
			insetInlineStart: { base: "auto", md: "5" },
			insetInlineEnd: { base: "3.5", md: "auto" },
			top: { base: "3.5", md: "5" },
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			width: { base: "9", md: "12" },
			height: { base: "9", md: "12" },
			borderRadius: "lg",
			bg: "brand.subtle",
			color: "brand.fg",
			fontSize: { base: "lg", md: "2xl" },
		},
		label: { order: "2", color: "fg.muted", textStyle: "small" },
		// All of the figure leads there.
		link: {
			color: "brand.fg",
			_after: { content: '""', position: "absolute", inset: "0", borderRadius: "xl" },
			_hover: { textDecoration: "underline" },
			_focusVisible: {
				outline: "none",
				_after: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
			},
		},
		value: {
			order: "1",
			margin: "0",
			minHeight: "1.2em",
			color: "fg",
			textStyle: "figure",
			fontVariantNumeric: "tabular-nums",
			letterSpacing: "tight",
		},
		hint: { order: "3", margin: "0", color: "fg.subtle", textStyle: "caption" },
	},
	variants: {
		icon: {
			true: {
				figure: {
					minHeight: { base: "20", md: "24" },
					paddingInlineStart: { base: "4", md: "5.25rem" },
				},
			},
			false: {},
		},
	},
	defaultVariants: { icon: false },
});
