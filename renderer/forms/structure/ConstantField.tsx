import { useEffect } from "react";
import { isObject } from "../../../schemas/json/json.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { useFieldValue } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";

type Props = {
	path: Path;
	value: unknown;
	/** Whether its group is there whatever is answered in it. */
	stays: boolean;
};

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts a constant as soon as its group is there or anything beside it is answered, and takes it away with the last of
 * that. Nobody typed it.
 */
export function ConstantField({ path, value, stays }: Props) {
	const { values } = useFormSession();
	const name = String(path.at(-1));
	const beside = useFieldValue(toPointer(path.slice(0, -1)));
	const hasSiblings = isObject(beside) && Object.keys(beside).some((key) => key !== name);
	const wanted: unknown = stays || hasSiblings ? value : undefined;
	const present = isObject(beside) ? beside[name] : undefined;
	useEffect(() => {
		if (!isSame(present, wanted)) values.derive(path, wanted);
	}, [present, wanted, values, path]);
	return null;
}
