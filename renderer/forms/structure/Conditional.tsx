import type { ReactNode } from "react";
import type { Path } from "../../../schemas/json/pointer.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { useFieldCondition } from "../hooks/field-values.ts";

type Props = { when: Condition; path: Path; children: ReactNode };

/** Shows a group only while its condition is satisfied; its values are dropped by the same rule at submission. */
export function Conditional({ when, path, children }: Props) {
	return useFieldCondition(when, path) ? children : null;
}
