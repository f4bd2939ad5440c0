import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { BoundBadge } from "../badge/BoundBadge.tsx";
import { Stars } from "../stars/Stars.tsx";

/** A value in words, or as what says it better: a case's status as a badge, a rating as stars. */
export function BoundValue({ value, at }: { value: Text; at: Resolver }) {
	if (!isBinding(value)) return at.text(value);
	if (value.format === "status") return <BoundBadge badge={value} at={at} />;
	const raw = value.format === "rating" ? at.raw(value) : undefined;
	return typeof raw === "number" ? <Stars rating={raw} words={at.text(value)} /> : at.text(value);
}
