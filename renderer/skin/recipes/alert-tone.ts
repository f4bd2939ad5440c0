/** The colours of the notice block, so that what a form declares of itself looks as what its page says. */
export const alertTone = (name: "info" | "warning" | "danger") => ({
	bg: `${name}.subtle`,
	borderColor: `${name}.border`,
	borderInlineStartColor: `${name}.solid`,
});
