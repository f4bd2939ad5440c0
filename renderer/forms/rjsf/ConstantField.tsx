import { deepEquals, type FieldProps } from "@rjsf/utils";
import { useEffect, useMemo } from "react";
import { asArray, isObject } from "../../../schemas/rules/json.ts";
import { type Path, toPointer } from "../../../schemas/rules/pointer.ts";
import { alternatives, schemasAt, within } from "../../../schemas/rules/schema-at.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { useFormSession } from "../state/form-session.ts";
import { useFieldValue } from "../state/use-field-value.ts";

/** Whether a group is there whatever is answered in it: as a row of a list, or required of one that is there. */
function isThere(path: Path, { schema }: Pick<FormDocument, "schema">): boolean {
	const name = path.at(-1);
	if (name === undefined || typeof name === "number") return true;
	const resolve = within(schema);
	if (!isThere(path.slice(0, -1), { schema })) return false;
	const around = schemasAt(schema, toPointer(path.slice(0, -1)), resolve).flatMap((one) => alternatives(one, resolve));
	return around.some(({ required }) => asArray(required).includes(name));
}

/**
 * Puts a constant as soon as its group is there or anything beside it is answered, and takes it away with the last of
 * that. Nobody typed it.
 */
export function ConstantField({ schema, fieldPathId: { path } }: FieldProps) {
	const { values, artefact } = useFormSession();
	const name = String(path.at(-1));
	const beside = useFieldValue(toPointer(path.slice(0, -1)));
	const stays = useMemo(() => isThere(path.slice(0, -1), artefact.document), [path, artefact]);
	const hasSiblings = isObject(beside) && Object.keys(beside).some((key) => key !== name);
	const wanted: unknown = stays || hasSiblings ? schema.const : undefined;
	const present = isObject(beside) ? beside[name] : undefined;
	useEffect(() => {
		if (!deepEquals(present, wanted)) values.derive(path, wanted);
	}, [present, wanted, values, path]);
	return null;
}
