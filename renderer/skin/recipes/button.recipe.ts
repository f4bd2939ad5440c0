import { defineRecipe } from "@chakra-ui/react/styled-system";
import { MOUSE } from "./mouse.ts";

/**
 * Buttons, and links that look like one. Targets are at least 44 px high where a finger points, 40 elsewhere (WCAG 2.2,
 * 2.5.8).
 */
export default defineRecipe({
	base: {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		gap: "2",
		borderWidth: "1px",
		borderColor: "transparent",
		borderRadius: "md",
		fontWeight: "600",
		lineHeight: "1.25",
		textAlign: "center",
		textDecoration: "none",
		cursor: "pointer",
		userSelect: "none",
		transition: "background-color 120ms, border-color 120ms, color 120ms, box-shadow 120ms",
		_disabled: { opacity: "0.55", cursor: "not-allowed" },
		_print: { display: "none" },
	},
	variants: {
		variant: {
			solid: {
				bg: "brand.solid",
				color: "brand.contrast",
				boxShadow: "xs",
				_hover: { bg: "brand.emphasized" },
			},
			outline: {
				bg: "bg.panel",
				borderColor: "border.control",
				color: "fg",
				_hover: { bg: "bg.subtle", borderColor: "fg.subtle" },
			},
			subtle: { bg: "brand.subtle", color: "brand.fg", _hover: { bg: "brand.muted" } },
			ghost: { bg: "transparent", color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
			danger: {
				bg: "danger.solid",
				color: "danger.contrast",
				_hover: { bg: "danger.solid", filter: "brightness(0.9)" },
			},
			/** For a button on a page; the solid one is for the question that follows it. */
			dangerOutline: {
				bg: "bg.panel",
				borderColor: "danger.fg",
				color: "danger.fg",
				_hover: { bg: "danger.subtle" },
			},
			link: {
				bg: "transparent",
				color: "brand.fg",
				textDecoration: "underline",
				textUnderlineOffset: "0.2em",
				_hover: { textDecorationThickness: "2px" },
			},
		},
		size: {
			// Beside text of twice the size, the room within grows less: a long word needs it.
			sm: { minHeight: "11", [MOUSE]: { minHeight: "10" }, px: "3.5", py: "1.5", fontSize: "sm" },
			md: { minHeight: "11", px: "min({spacing.5}, 5vw)", py: "2", fontSize: "label" },
			lg: { minHeight: "3.25rem", px: "min({spacing.7}, 7vw)", py: "3", fontSize: "subheading" },
			icon: { width: "11", height: "11", flexShrink: "0", fontSize: "lg" },
		},
		full: { true: { width: "100%" } },
	},
	defaultVariants: { variant: "solid", size: "md" },
});
