import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const LINE = "1.5em";

/** One entry of a list as a card or a row; its link's target is the whole of it. */
export default defineSlotRecipe({
	className: "pt-list-entry",
	slots: ["list", "entry", "media", "image", "icon", "body", "head", "title", "mark", "link", "text", "meta"],
	base: {
		list: { listStyle: "none", margin: "0", padding: "0", minWidth: "0" },
		entry: { position: "relative", display: "flex", minWidth: "0", bg: "bg.panel" },
		media: {
			display: "flex",
			flexShrink: "0",
			alignItems: "center",
			justifyContent: "center",
			overflow: "hidden",
			bg: "brand.subtle",
			color: "brand.border",
			fontSize: "4xl",
		},
		image: { display: "block", width: "100%", height: "100%", objectFit: "cover" },
		icon: {
			display: "inline-flex",
			flexShrink: "0",
			alignItems: "center",
			justifyContent: "center",
			width: "11",
			height: "11",
			borderRadius: "md",
			bg: "brand.subtle",
			color: "brand.fg",
			fontSize: "xl",
		},
		body: { display: "flex", flexDirection: "column", gap: "1.5", flex: "1", minWidth: "0" },
		head: { display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: "3" },
		title: {
			margin: "0",
			flexGrow: "1",
			width: "100%",
			minWidth: "0",
			minHeight: LINE,
			textStyle: "subheading",
			color: "fg",
			lineClamp: 2,
			overflowWrap: "anywhere",
		},
		mark: {
			display: "inline-block",
			width: "0.55em",
			height: "0.55em",
			marginInlineEnd: "2",
			borderRadius: "full",
			bg: "brand.mark",
			_highContrast: { bg: "CanvasText", forcedColorAdjust: "none" },
			verticalAlign: "0.1em",
		},
		link: {
			color: "inherit",
			textDecoration: "none",
			_after: { content: '""', position: "absolute", inset: "0", borderRadius: "inherit" },
			_hover: { color: "brand.fg", textDecoration: "underline" },
			_focusVisible: {
				outline: "none",
				_after: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
			},
		},
		text: { margin: "0", color: "fg.muted", textStyle: "small", lineClamp: 2, minHeight: { base: LINE, md: "3em" } },
		meta: {
			display: "flex",
			flexWrap: "wrap",
			columnGap: "4",
			rowGap: "0.5",
			marginTop: "auto",
			minHeight: LINE,
			textStyle: "small",
			color: "fg.muted",
		},
	},
	variants: {
		layout: {
			cards: {
				list: {
					display: "grid",
					gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))",
					gap: { base: "3", md: "5" },
				},
				entry: {
					flexDirection: "column",
					height: "100%",
					borderWidth: "1px",
					borderColor: "border",
					borderRadius: "xl",
					overflow: "hidden",
					shadow: "xs",
					transition: "border-color 150ms, box-shadow 150ms",
					_hover: { borderColor: "brand.border", shadow: "md" },
				},
				media: { aspectRatio: "16 / 9", width: "100%" },
				body: { padding: { base: "4", md: "5" } },
				// The badge stands above, so that the title has the whole width.
				head: { flexDirection: "column-reverse", alignItems: "flex-start", gap: "2" },
				// Room for two lines, so that cards side by side, and their skeletons, keep one height. On a phone, where each
				// stands alone, the room would be a hole.
				title: { minHeight: { base: LINE, md: "2.9em" } },
			},
			rows: {
				list: {
					display: "flex",
					flexDirection: "column",
					borderWidth: "1px",
					borderColor: "border",
					borderRadius: "xl",
					overflow: "hidden",
					shadow: "xs",
				},
				entry: {
					gap: "4",
					padding: "4",
					borderBottomWidth: "1px",
					borderColor: "border.muted",
					_hover: { bg: "bg.subtle" },
				},
				media: { width: { base: "20", md: "32" }, aspectRatio: "4 / 3", borderRadius: "md" },
			},
		},
		/** No second lines are to be expected: no room is kept for them. */
		short: { true: { title: { minHeight: LINE }, text: { minHeight: LINE } }, false: {} },
		/** More than two entries of meta need a second line where cards stand side by side. */
		long: { true: { meta: { minHeight: { base: LINE, md: "calc(3em + {spacing.0.5})" } } }, false: {} },
	},
	compoundVariants: [
		{ layout: "rows", long: true, css: { meta: { md: { minHeight: LINE } } } },
		{ layout: "rows", short: true, css: { title: { minHeight: LINE } } },
	],
	defaultVariants: { layout: "cards", long: false, short: false },
});
