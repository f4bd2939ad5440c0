import { bareCharacters } from "../../inputs/bare-characters.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import { PLAIN } from "../../state/use-typed-value.ts";
import type { WidgetProps } from "../widget.ts";

const ID_CARD = { ...PLAIN, read: (text: string) => PLAIN.read(bareCharacters(text).toUpperCase()) };

/** An identity card number; its checksum is the schema's format to validate. */
export const IdCardWidget = (props: WidgetProps) => (
	<TypedInput field={props} writing={ID_CARD} autoComplete="off" maxLength={32} spellCheck={false} />
);
