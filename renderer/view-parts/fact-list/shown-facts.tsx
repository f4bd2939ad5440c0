import type { Fact } from "../../../schemas/types.gen.ts";
import { isBinding } from "../../scope/resolve.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { BoundBadge } from "../badge/BoundBadge.tsx";
import type { FactEntry } from "./FactList.tsx";

/** The facts whose condition holds, in words; a case's status as a badge. */
export function shownFacts(facts: readonly Fact[], at: Resolver): FactEntry[] {
	return facts
		.filter(({ when }) => at.holds(when))
		.map(({ label, value }, place) => ({
			key: `${place} ${at.text(label)}`,
			label: at.text(label),
			value: isBinding(value) && value.format === "status" ? <BoundBadge binding={value} at={at} /> : at.text(value),
		}));
}
