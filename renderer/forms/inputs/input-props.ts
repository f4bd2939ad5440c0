import type { WidgetProps } from "../widgets/widget.ts";

/** What ties an input to its label, hint and error, and says that it must be answered. */
export const inputProps = ({ id, pointer, required, invalid, describedBy, options }: WidgetProps) => ({
	id,
	name: pointer,
	required,
	"aria-describedby": describedBy,
	"aria-invalid": invalid || undefined,
	autoComplete: options.autocomplete,
});
