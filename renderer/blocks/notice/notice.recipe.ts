import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const tone = (name: "info" | "success" | "warning" | "danger") => ({
	root: { bg: `${name}.subtle`, borderColor: `${name}.border`, borderInlineStartColor: `${name}.solid` },
	icon: { color: `${name}.fg` },
	title: { color: `${name}.fg` },
});

/** Notices: a tinted strip with the tone's colour at its start. */
export default defineSlotRecipe({
	className: "pt-notice",
	slots: ["root", "icon", "words", "title", "text", "body"],
	base: {
		root: {
			display: "flex",
			gap: "3",
			padding: { base: "4", md: "5" },
			borderWidth: "1px",
			borderInlineStartWidth: "4px",
			borderRadius: "lg",
		},
		icon: { fontSize: "xl", lineHeight: "1.6rem" },
		words: { display: "flex", flexDirection: "column", gap: "1", minWidth: "0", flex: "1" },
		title: { fontWeight: "600" },
		text: { color: "fg", whiteSpace: "pre-line", maxWidth: "68ch" },
		body: {
			display: "flex",
			flexDirection: "column",
			gap: "3",
			marginTop: "2",
			"& > .pt-button": { alignSelf: { base: "stretch", md: "flex-start" } },
		},
	},
	variants: {
		tone: { info: tone("info"), success: tone("success"), warning: tone("warning"), error: tone("danger") },
	},
	defaultVariants: { tone: "info" },
});
