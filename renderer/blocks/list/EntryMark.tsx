import type { ViewMark } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";

/** Sets an entry apart while its condition is satisfied: a dot, and its label for those who do not see it. */
export function EntryMark({ mark, at }: { mark: ViewMark | undefined; at: Resolver }) {
	if (!mark || !at.isSatisfied(mark.when)) return null;
	const label = at.text(mark.label);
	return (
		<span className={skin.listEntry().mark} title={label}>
			<span className={skin.visuallyHidden()}>{label} </span>
		</span>
	);
}
