import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { Binding, TonedBadge } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { stateOf, useWorkflow } from "../workflow/use-workflow.ts";
import { Badge } from "./Badge.tsx";

type BoundBadgeProps = { badge: Binding | TonedBadge; at: Resolver };

function StatusBadge({ binding, at }: { binding: Binding; at: Resolver }) {
	const state = stateOf(useWorkflow(), at.raw(binding));
	return <Badge tone={state?.tone}>{at.value(binding)}</Badge>;
}

function ToneBadge({ badge: { text, by, tones }, at }: { badge: TonedBadge; at: Resolver }) {
	const value = String(at.raw(by) ?? "");
	const words = at.text(text);
	return words === "" ? null : <Badge tone={Object.hasOwn(tones, value) ? tones[value] : undefined}>{words}</Badge>;
}

/**
 * A value as a badge: a case's status takes its tone from the workflow, a toned badge from its own table. Nothing where
 * there is no value.
 */
export function BoundBadge({ badge, at }: BoundBadgeProps) {
	if (!isBinding(badge)) return <ToneBadge badge={badge} at={at} />;
	if (at.value(badge) === "") return null;
	return badge.format === "status" ? <StatusBadge binding={badge} at={at} /> : <Badge>{at.value(badge)}</Badge>;
}
