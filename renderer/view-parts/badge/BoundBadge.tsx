import type { Binding } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { stateOf, useWorkflow } from "../workflow/use-workflow.ts";
import { Badge } from "./Badge.tsx";

/** A binding as the reader's resolver sees it. */
type BoundBadgeProps = { binding: Binding; at: Resolver };

function StatusBadge({ binding, at }: BoundBadgeProps) {
	const state = stateOf(useWorkflow(), at.raw(binding));
	return <Badge tone={state?.tone}>{at.value(binding)}</Badge>;
}

/** A binding's value as a badge; a case's status takes its tone from the workflow. Nothing where there is no value. */
export function BoundBadge({ binding, at }: BoundBadgeProps) {
	if (at.value(binding) === "") return null;
	return binding.format === "status" ? <StatusBadge binding={binding} at={at} /> : <Badge>{at.value(binding)}</Badge>;
}
