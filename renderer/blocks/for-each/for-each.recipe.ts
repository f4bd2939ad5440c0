import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const columns = (count: number) => ({
	root: {
		gridTemplateColumns: {
			base: "1fr",
			sm: count > 1 ? "repeat(2, minmax(0, 1fr))" : "1fr",
			lg: `repeat(${count}, minmax(0, 1fr))`,
		},
	},
});

/** Entries beside each other where the screen allows. */
export default defineSlotRecipe({
	className: "pt-for-each",
	slots: ["pending", "root", "entry", "empty"],
	base: {
		// How many entries there will be is not known: what comes after them stands outside the screen until it is.
		pending: { minHeight: "100vh" },
		root: { display: "grid", gap: { base: "3", md: "5" }, listStyle: "none", margin: "0", padding: "0" },
		entry: { display: "flex", flexDirection: "column", gap: "3", minWidth: "0" },
		empty: {
			margin: "0",
			paddingBlock: { base: "6", md: "8" },
			paddingInline: "4",
			borderWidth: "1px",
			borderStyle: "dashed",
			borderColor: "border.emphasized",
			borderRadius: "lg",
			bg: "bg.subtle",
			color: "fg.muted",
			textAlign: "center",
			textWrap: "balance",
		},
	},
	variants: { columns: { "1": columns(1), "2": columns(2), "3": columns(3), "4": columns(4) } },
	defaultVariants: { columns: "1" },
});
