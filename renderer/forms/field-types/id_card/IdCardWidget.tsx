import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";
import { bareCharacters, PLAIN } from "../../model/writing.ts";

const ID_CARD = { ...PLAIN, read: (text: string) => PLAIN.read(bareCharacters(text).toUpperCase()) };

/** An identity card number; its checksum is the schema's format to validate. */
export const IdCardWidget = (props: WidgetProps) =>
	useTypedInput(props, { writing: ID_CARD, autoComplete: "off", maxLength: 32, spellCheck: false });
