import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** What opens below the input, and what empties it. */
export default defineSlotRecipe({
	className: "pt-combobox",
	slots: ["root", "options", "matches", "furtherMatches", "option", "clear"],
	base: {
		// A long choice must not run under the button that takes it away.
		root: { position: "relative", "& input:has(+ button)": { paddingInlineEnd: "11" } },
		options: {
			position: "absolute",
			zIndex: "dropdown",
			insetInline: "0",
			marginTop: "1",
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "md",
			bg: "bg.panel",
			boxShadow: "md",
			"&[hidden]": { display: "none" },
		},
		matches: { maxHeight: "20rem", overflowY: "auto" },
		furtherMatches: {
			paddingInline: "3",
			paddingBlock: "2",
			borderTopWidth: "1px",
			borderColor: "border",
			fontSize: "sm",
			color: "fg.muted",
		},
		option: {
			display: "flex",
			flexDirection: "column",
			justifyContent: "center",
			minHeight: "11",
			paddingInline: "3",
			paddingBlock: "2",
			cursor: "pointer",
			color: "fg",
			"&[aria-selected=true]": { bg: "brand.subtle" },
			_hover: { bg: "bg.muted" },
		},
		clear: {
			position: "absolute",
			insetInlineEnd: "0",
			top: "0",
			width: "11",
			height: "11",
			borderWidth: "0",
			bg: "transparent",
			color: "fg.muted",
			cursor: "pointer",
		},
	},
});
