import type { FieldProps } from "@rjsf/utils";
import { useEffect } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { isRecord } from "../state/is-record.ts";
import { useAnswer, usePutAnswer } from "../state/use-answer.ts";

/** Whether a schema leaves one value and no title: what tells alternatives apart, and nothing to ask or to show. */
export const isMark = (schema: FieldProps["schema"]): boolean =>
	schema.const !== undefined && schema.title === undefined;

/** Puts a constant as soon as anything beside it is answered, and takes it away with the last of that. */
export function ConstantField({ schema, fieldPathId: { path } }: FieldProps) {
	const own = toPointer(path);
	const name = String(path.at(-1));
	const beside = useAnswer(toPointer(path.slice(0, -1)));
	const put = usePutAnswer(own, path);
	const answered = isRecord(beside) && Object.keys(beside).some((key) => key !== name);
	const wanted: unknown = answered ? schema.const : undefined;
	const present = isRecord(beside) ? beside[name] : undefined;
	useEffect(() => {
		if (present !== wanted) put(wanted);
	}, [present, wanted, put]);
	return null;
}
