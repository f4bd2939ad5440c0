import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Columns: one on a phone, two from the middle width on, all of them on a wide screen. */
export default defineSlotRecipe({
	className: "pt-grid",
	slots: ["root"],
	base: {
		root: {
			display: "grid",
			gap: { base: "4", md: "5" },
			gridTemplateColumns: "minmax(0, 1fr)",
			alignItems: "stretch",
			minWidth: "0",
			"& > .pt-button": { alignSelf: "start", justifySelf: { base: "stretch", md: "start" } },
		},
	},
	variants: {
		columns: {
			"1": {},
			"2": { root: { gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } } },
			"3": {
				root: { gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" } },
			},
			main_aside: {
				root: { gridTemplateColumns: { lg: "minmax(0, 2fr) minmax(16rem, 1fr)" }, alignItems: "start" },
			},
			// What stands aside is read first, and stands first where there is one column.
			aside_main: {
				root: {
					gridTemplateColumns: { lg: "minmax(0, 2fr) minmax(16rem, 1fr)" },
					alignItems: "start",
					lg: {
						"& > :first-child:not(:last-child)": { gridColumn: "2", gridRow: "1" },
						"& > :last-child:not(:first-child)": { gridColumn: "1", gridRow: "1" },
					},
				},
			},
			natural: {
				root: {
					display: "flex",
					flexWrap: "wrap",
					alignItems: "center",
					gap: "3",
					_print: { display: "none" },
					"& > .pt-button": { flexGrow: { base: "1", md: "0" } },
					// In the line of the buttons beside it.
					"& > .pt-text-link": { alignSelf: "center", paddingBlock: "calc((2.75rem - 1lh) / 2)" },
				},
			},
			"4": {
				root: { gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" } },
			},
		},
	},
	defaultVariants: { columns: "2" },
});
