import type { Fact } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { BoundValue } from "../bound-value/BoundValue.tsx";
import type { FactEntry } from "./FactList.tsx";

/** The facts whose condition is satisfied; one without a value has the empty string, so that its list can tell. */
export function shownFacts(facts: readonly Fact[], at: Resolver): FactEntry[] {
	return facts
		.filter(({ when }) => at.isSatisfied(when))
		.map((fact, place) => ({
			key: `${place} ${at.text(fact.label)}`,
			label: at.text(fact.label),
			value: at.text(fact.value) === "" ? "" : <BoundValue value={fact.value} at={at} />,
			of: fact,
		}));
}
