import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A list as a whole: its tools above, its entries, its paging below. */
export default defineSlotRecipe({
	className: "pt-list-view",
	slots: ["root", "bar", "count", "sort", "region", "wide", "narrow", "more"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
		bar: {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "center",
			gap: "3",
			minHeight: "11",
		},
		count: { margin: "0", textStyle: "small", color: "fg.muted" },
		// At the end of its line, alone on it too: where there are no entries, there is no count beside it.
		sort: {
			display: "flex",
			marginInlineStart: "auto",
			alignItems: "center",
			gap: "2",
			textStyle: "small",
			color: "fg.muted",
			whiteSpace: "nowrap",
			_print: { display: "none" },
		},
		region: {
			display: "flex",
			flexDirection: "column",
			gap: "4",
			minWidth: "0",
			scrollMarginTop: "24",
			transition: "opacity 150ms",
			_focusVisible: { outlineOffset: "4px" },
		},
		// Until the page that the server rendered knows its screen: a table from here on, cards below.
		wide: { display: { base: "none", md: "block" } },
		narrow: { display: { md: "none" } },
		more: { display: "flex", justifyContent: "center", paddingTop: "2" },
	},
	variants: {
		// Until the results of a whole list are there, what follows it stays below the first screen; then it follows them, however few.
		awaited: { true: { region: { minHeight: "70vh", justifyContent: "flex-start" } }, false: {} },
		busy: { true: { region: { opacity: "0.6" } }, false: {} },
	},
	defaultVariants: { awaited: false, busy: false },
});
