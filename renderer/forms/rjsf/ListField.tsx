import type { FieldProps } from "@rjsf/utils";
import { RepeatGroup } from "./RepeatGroup.tsx";
import { TupleGroup, tupleEntriesOf } from "./TupleGroup.tsx";

/** rjsf's field for a list: a tuple where its schema names its places, else a repeat group. */
export function ListField(props: FieldProps) {
	const entries = tupleEntriesOf(props.schema);
	return entries ? <TupleGroup {...props} entries={entries} /> : <RepeatGroup {...props} />;
}
