import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const RINGS = "clamp(3rem, 9vw, 8rem)";

/** Page heads: plain on inner pages; on the home page a field of the brand's colour with two soft lights in it. */
export default defineSlotRecipe({
	className: "pt-hero",
	slots: ["root", "badge", "words", "title", "text", "body"],
	base: {
		// On a phone the badge stands beside the title alone: the words below have the whole width.
		root: {
			display: { base: "grid", md: "flex" },
			gridTemplateColumns: "auto minmax(0, 1fr)",
			alignItems: { base: "center", md: "flex-start" },
			columnGap: { base: "3", md: "5" },
			rowGap: "2",
			minWidth: "0",
			// Once a case was sent, the confirmation is the page's heading.
			"body:has([data-sent]) &": { display: "none" },
			"& > :not(.pt-hero__badge):first-child > *": { gridColumn: "1 / -1" },
		},
		badge: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: "0",
			borderRadius: "xl",
			bg: "brand.subtle",
			color: "brand.fg",
			width: { base: "11", md: "14" },
			height: { base: "11", md: "14" },
			fontSize: { base: "1.375rem", md: "1.75rem" },
		},
		// A title by itself stands at the badge's middle.
		words: {
			display: { base: "contents", md: "flex" },
			flexDirection: "column",
			justifyContent: "center",
			gap: "2",
			minWidth: "0",
			minHeight: "14",
			flex: "1",
		},
		title: { textStyle: "title", color: "fg" },
		text: { gridColumn: "1 / -1", textStyle: "lead", color: "fg.muted", maxWidth: "62ch", textWrap: "pretty" },
		body: {
			gridColumn: "1 / -1",
			display: "flex",
			flexWrap: "wrap",
			alignItems: "center",
			gap: "3",
			marginTop: "3",
			_print: { display: "none" },
		},
	},
	variants: {
		size: {
			page: {},
			home: {
				root: {
					position: "relative",
					isolation: "isolate",
					display: "flex",
					alignItems: "stretch",
					gap: { base: "3.5", md: "5" },
					flexDirection: "column",
					padding: { base: "6", md: "10", lg: "12" },
					borderRadius: "2xl",
					color: "brand.contrast",
					bg: "brand.solid",
					backgroundImage:
						"radial-gradient(60rem 30rem at 100% -20%, color-mix(in oklab, {colors.brand.solid} 72%, white), transparent 60%), radial-gradient(40rem 24rem at -10% 120%, color-mix(in oklab, {colors.brand.solid} 78%, black), transparent 65%)",
					boxShadow: "md",
					// Rings that spread from the upper end, as on water into which something has been thrown.
					_before: {
						content: '""',
						position: "absolute",
						inset: "0",
						zIndex: "-1",
						borderRadius: "inherit",
						pointerEvents: "none",
						backgroundImage: `repeating-radial-gradient(circle at calc(100% - ${RINGS}) ${RINGS}, transparent 0 2.25rem, color-mix(in oklab, {colors.brand.contrast} 22%, transparent) 2.25rem calc(2.25rem + 1.5px))`,
						maskImage: `radial-gradient(circle at calc(100% - ${RINGS}) ${RINGS}, black, transparent min(26rem, 80%))`,
						_print: { display: "none" },
					},
				},
				badge: { bg: "brand.contrast", color: "brand.solid" },
				words: { display: "flex" },
				title: { textStyle: "display", color: "inherit" },
				text: { color: "inherit" },
				body: {
					marginTop: "4",
					"& .pt-grid__root": { display: "flex", flexWrap: "wrap", gap: "3" },
					"& .pt-button": { borderColor: "brand.contrast" },
					"& .pt-button--variant-solid": { bg: "brand.contrast", color: "brand.solid" },
					"& .pt-button--variant-outline, & .pt-button--variant-ghost": { bg: "transparent", color: "brand.contrast" },
					"& .pt-text-link": { color: "brand.contrast", textDecorationColor: "currentcolor" },
				},
			},
		},
	},
	defaultVariants: { size: "page" },
});
