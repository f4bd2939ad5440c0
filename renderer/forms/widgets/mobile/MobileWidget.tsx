import { bareCharacters } from "../../inputs/bare-characters.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import { PLAIN } from "../../state/use-typed-value.ts";
import type { WidgetProps } from "../widget.ts";

/** Pasted numbers come with spaces, dashes and the country's code. */
const MOBILE = {
	...PLAIN,
	read: (text: string) => PLAIN.read(bareCharacters(text).replace(/^(\+|00)?86(?=1\d{10}$)/, "")),
};

/** A mobile number. */
export const MobileWidget = (props: WidgetProps) => (
	<TypedInput field={props} writing={MOBILE} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={32} />
);
