import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** Styles of bare elements, above Chakra's reset. Element styles that belong to a block stand in its recipe. */
export const globalCss = defineGlobalStyles({
	"*, *::before, *::after": {
		borderColor: "border",
		"@media (prefers-reduced-motion: reduce)": {
			animationDuration: "0.01ms !important",
			animationIterationCount: "1 !important",
			transitionDuration: "0.01ms !important",
			scrollBehavior: "auto !important",
		},
	},
	html: {
		colorScheme: "light",
		"--global-font-body": "fonts.body",
		"--global-font-mono": "fonts.mono",
		bg: "bg",
		color: "fg",
		lineHeight: "1.6",
		// Anchors and focused controls stay clear of the sticky header.
		scrollPaddingTop: "5rem",
		"&.dark": { colorScheme: "dark" },
	},
	"@page": { margin: "16mm" },
	body: { minHeight: "100dvh", fontSize: "md", overflowWrap: "anywhere", _print: { bg: "white", color: "black" } },
	":focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
	"*::placeholder": { color: "fg.subtle", opacity: "1" },
	"*::selection": { bg: "brand.muted", color: "fg" },
	// A page rendered by the server for somebody else than its reader.
	".not-prerendered #root[data-prerendered]": { display: "none" },
	"noscript > p": { padding: "4" },
	".layui-icon": { lineHeight: "1", flexShrink: "0" },
});
