import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** One thing in full: its head, and what is known of it; the timeline stands beside where the screen is wide. */
export default defineSlotRecipe({
	className: "pt-detail",
	slots: [
		"root",
		"header",
		"headline",
		"title",
		"meta",
		"image",
		"actions",
		"columns",
		"lead",
		"main",
		"aside",
		"panel",
	],
	base: {
		root: { display: "flex", flexDirection: "column", gap: { base: "6", md: "8" }, minWidth: "0" },
		header: { display: "flex", flexDirection: "column", gap: "3", minWidth: "0" },
		headline: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "3" },
		title: { margin: "0", textStyle: "title", color: "fg", overflowWrap: "anywhere" },
		meta: {
			display: "flex",
			flexWrap: "wrap",
			columnGap: "5",
			rowGap: "1",
			margin: "0",
			minHeight: "1.5em",
			textStyle: "small",
			color: "fg.muted",
		},
		image: {
			width: "100%",
			marginTop: "2",
			aspectRatio: { base: "16 / 9", md: "21 / 9" },
			objectFit: "cover",
			borderRadius: "xl",
			bg: "bg.muted",
		},
		actions: {
			display: "flex",
			flexWrap: "wrap",
			gap: "2",
			paddingTop: "1",
			_print: { display: "none" },
			"& .pt-button": { paddingInline: { base: "3", md: "5" }, fontSize: { base: "sm", md: "label" } },
		},
		columns: { display: "grid", gap: { base: "6", lg: "8" }, minWidth: "0" },
		lead: {
			display: "flex",
			flexDirection: "column",
			gap: { base: "6", md: "8" },
			minWidth: "0",
			_empty: { display: "none" },
		},
		main: { display: "flex", flexDirection: "column", gap: { base: "6", md: "8" }, minWidth: "0" },
		aside: { minWidth: "0" },
		panel: {
			padding: { base: "4", md: "6" },
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "xl",
			bg: "bg.panel",
			shadow: "xs",
			_print: { padding: "0", borderWidth: "0", boxShadow: "none", breakInside: "avoid-page" },
		},
	},
	variants: {
		aside: {
			true: {
				columns: {
					gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(18rem, 24rem)" },
					gridTemplateRows: { lg: "auto 1fr" },
				},
				aside: { gridColumn: { lg: "2" }, gridRow: { lg: "1 / span 2" } },
			},
			false: { columns: { gridTemplateColumns: "minmax(0, 1fr)" } },
		},
	},
	defaultVariants: { aside: false },
});
