import type { WidgetProps } from "../widgets/widget.ts";

/**
 * What ties an input to its label, hint and error, and says that it must be answered. That nothing is wrong is said too:
 * browsers tell screen readers that a required choice is wrong before anybody has come to it.
 */
export const inputProps = ({ id, pointer, required, invalid, describedBy, options }: WidgetProps) => ({
	id,
	name: pointer,
	required,
	"aria-describedby": describedBy,
	"aria-invalid": invalid,
	autoComplete: options.autocomplete,
});
