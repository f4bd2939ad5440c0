import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Labels with values: under each other on a phone, side by side on wider screens. */
export default defineSlotRecipe({
	className: "pt-fact-list",
	slots: ["root", "fact", "label", "value"],
	base: {
		root: { margin: "0", display: "grid" },
		fact: {
			display: "grid",
			gridTemplateColumns: { base: "1fr", sm: "minmax(8rem, 1fr) 2fr", md: "minmax(9rem, 14rem) 1fr" },
			_print: { gridTemplateColumns: "minmax(9rem, 14rem) 1fr" },
			columnGap: "6",
			rowGap: "0.5",
			paddingBlock: "3",
			borderBottomWidth: "1px",
			borderColor: "border.muted",
			_last: { borderBottomWidth: "0" },
		},
		label: { color: "fg.muted", fontSize: "sm", lineHeight: "tall", textWrap: "balance" },
		value: { margin: "0", color: "fg", overflowWrap: "anywhere", whiteSpace: "pre-line", minHeight: "1.5em" },
	},
});
