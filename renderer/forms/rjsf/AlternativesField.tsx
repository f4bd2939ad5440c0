import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import type { FieldProps } from "@rjsf/utils";
import { createContext, useContext, useMemo } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";

const EnclosingFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** Whether the group around a choice asks this value itself: an alternative that says more of it does not ask again. */
export const useIsEnclosing = (pointer: string): boolean => useContext(EnclosingFieldsContext).has(pointer);

/** The choice between alternatives of a group, and the fields of the chosen one that the group does not ask itself. */
export function AlternativesField(props: FieldProps) {
	const { schema, fieldPathId } = props;
	const around = useContext(EnclosingFieldsContext);
	const requested = useMemo(() => {
		const own = Object.keys(schema.properties ?? {}).map((name) => toPointer([...fieldPathId.path, name]));
		return new Set([...around, ...own]);
	}, [around, schema.properties, fieldPathId.path]);
	return (
		<EnclosingFieldsContext value={requested}>
			<MultiSchemaField {...props} />
		</EnclosingFieldsContext>
	);
}
