import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Grey bars that keep the place of what is on its way. */
export default defineSlotRecipe({
	className: "pt-skeleton",
	slots: ["root", "line"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "3", width: "100%" },
		line: {
			display: "block",
			height: "1em",
			marginBlock: "0.25em",
			maxWidth: "100%",
			borderRadius: "sm",
			bg: "bg.emphasized",
			// What comes within a second does not pulse before: each frame of it draws the whole screen anew.
			animation: "pulse 2s ease-in-out 1s infinite",
		},
	},
	variants: {
		width: {
			short: { line: { width: "30%" } },
			medium: { line: { width: "60%" } },
			long: { line: { width: "92%" } },
		},
		size: {
			text: { line: { fontSize: "md" } },
			title: { line: { fontSize: "2xl" } },
		},
	},
	defaultVariants: { width: "long", size: "text" },
});
