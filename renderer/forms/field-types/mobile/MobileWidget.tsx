import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";
import { bareCharacters, PLAIN } from "../../model/writing.ts";

/** Pasted numbers come with spaces, dashes and the country's code. */
const MOBILE = {
	...PLAIN,
	read: (text: string) => PLAIN.read(bareCharacters(text).replace(/^(\+|00)?86(?=1\d{10}$)/, "")),
};

/** A mobile number. */
export const MobileWidget = (props: WidgetProps) =>
	useTypedInput(props, { writing: MOBILE, type: "tel", inputMode: "tel", autoComplete: "tel-national", maxLength: 32 });
