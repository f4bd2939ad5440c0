import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Stars to choose among. */
export default defineSlotRecipe({
	className: "pt-rating",
	slots: ["root", "star", "starInput"],
	base: {
		root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1" },
		star: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			width: "11",
			height: "11",
			fontSize: "2xl",
			color: "fg.muted",
			cursor: "pointer",
			position: "relative",
			borderRadius: "md",
			"&[data-on]": { color: "warning.fg" },
			_focusWithin: { outlineWidth: "2px", outlineStyle: "solid", outlineColor: "brand.focusRing" },
		},
		starInput: { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
	},
});
