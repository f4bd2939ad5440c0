/**
 * A `select` with its arrow as far from the edge as its text is: browsers put theirs at the very edge, and the text further
 * in than an input's. Goes after a background colour.
 */
export const chooser = {
	appearance: "none",
	paddingInlineEnd: "9",
	backgroundImage:
		"linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(-45deg, transparent 50%, currentcolor 50%)",
	backgroundPosition: "right 1.125rem center, right 0.8125rem center",
	backgroundSize: "0.3125rem 0.3125rem",
	backgroundRepeat: "no-repeat",
	// Where the reader's colours are forced, nothing is rendered in a background.
	_highContrast: { appearance: "auto" },
} as const;
