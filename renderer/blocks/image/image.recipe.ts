import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Pictures in the width of what is around them. */
export default defineSlotRecipe({
	className: "pt-image",
	slots: ["root"],
	base: {
		root: { display: "block", width: "100%", maxWidth: "100%", objectFit: "cover", borderRadius: "lg", bg: "bg.muted" },
	},
	variants: {
		shape: {
			natural: { root: { height: "auto" } },
			wide: { root: { aspectRatio: "16 / 9" } },
			classic: { root: { aspectRatio: "4 / 3" } },
			square: { root: { aspectRatio: "1 / 1" } },
			panorama: { root: { aspectRatio: "21 / 9" } },
			portrait: { root: { aspectRatio: "1 / 1", width: "20", borderRadius: "full" } },
		},
	},
	defaultVariants: { shape: "natural" },
});
