import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Numbers that matter, large. */
export default defineSlotRecipe({
	className: "pt-figures",
	slots: ["root", "figure", "icon", "words", "label", "value", "hint"],
	base: {
		root: {
			display: "grid",
			gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
			gap: { base: "3", md: "4" },
			margin: "0",
		},
		figure: {
			display: "grid",
			gridTemplateColumns: "auto 1fr",
			alignContent: "start",
			columnGap: "4",
			padding: { base: "4", md: "5" },
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "xl",
			bg: "bg.panel",
			shadow: "xs",
		},
		icon: {
			display: "inline-flex",
			gridRow: "span 3",
			alignItems: "center",
			justifyContent: "center",
			width: "12",
			height: "12",
			borderRadius: "lg",
			bg: "brand.subtle",
			color: "brand.fg",
			fontSize: "2xl",
		},
		words: { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", minWidth: "0" },
		label: { color: "fg.muted", textStyle: "small" },
		value: {
			margin: "0",
			minHeight: "1.2em",
			color: "fg",
			fontSize: "clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)",
			fontWeight: "bold",
			lineHeight: "1.2",
			fontVariantNumeric: "tabular-nums",
			letterSpacing: "tight",
		},
		hint: { gridColumn: "-2 / -1", margin: "0", color: "fg.subtle", textStyle: "caption" },
	},
});
