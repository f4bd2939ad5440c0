import type { ReactNode } from "react";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { useFieldCondition } from "../state/use-field-value.ts";

type Props = { when: Condition; path: Path; children: ReactNode };

/** Shows a field only while its condition is satisfied; its value is dropped by the same rule at submission. */
export function Conditional({ when, path, children }: Props) {
	return useFieldCondition(when, path) ? children : null;
}
