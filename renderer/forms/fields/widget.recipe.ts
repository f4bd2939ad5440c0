import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** What stands inside the larger widgets. */
export default defineSlotRecipe({
	className: "pt-widget",
	slots: [
		"affixed",
		"affix",
		"note",
		"problem",
		"actions",
		"found",
		"fileList",
		"file",
		"fileName",
		"fileNote",
		"thumbnail",
	],
	base: {
		// An input that its neighbour leaves too little room, as where letters are large, has a line of its own.
		affixed: {
			display: "flex",
			flexWrap: { base: "wrap", md: "nowrap" },
			gap: "2",
			alignItems: "center",
			"& input": { flex: "1 1 8rem", width: "auto", minWidth: "0" },
			"& button": { flexShrink: "0", fontVariantNumeric: "tabular-nums" },
		},
		affix: { color: "fg.muted", fontWeight: "500" },
		note: { marginTop: "1", marginBottom: "0", fontSize: "sm", color: "fg.muted" },
		problem: { marginTop: "1", marginBottom: "0", fontSize: "sm", color: "danger.fg" },
		actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" },
		found: { display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "1", color: "fg" },
		fileList: { display: "grid", gap: "2", listStyle: "none", padding: "0", margin: "0" },
		file: {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "center",
			gap: "3",
			padding: "2",
			"& > .layui-icon": { width: "12", textAlign: "center", fontSize: "xl", color: "brand.fg" },
			// Buttons that find no room beside the name stand below, at the same end.
			"& > button:first-of-type": { marginInlineStart: "auto" },
			borderWidth: "1px",
			borderColor: "border",
			borderRadius: "md",
			bg: "bg.panel",
		},
		fileName: {
			flex: "1",
			minWidth: "8rem",
			overflowWrap: "anywhere",
			color: "fg",
			// Why it was not sent takes more words than a name.
			"&:has([role=alert])": { minWidth: "min(13rem, 100%)" },
			"& > *": { display: "block", marginTop: "0.5" },
			"& > progress": { width: "100%", height: "2", accentColor: "brand.solid" },
		},
		fileNote: { fontSize: "sm", color: "fg.muted" },
		// A signature is wide, and nothing without its beginning.
		thumbnail: { minWidth: "12", maxWidth: "9rem", height: "12", objectFit: "cover", borderRadius: "sm" },
	},
});
