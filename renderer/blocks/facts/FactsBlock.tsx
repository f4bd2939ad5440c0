import type { BlockComponent } from "../../block.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { shownFacts } from "../../view-parts/fact-list/shown-facts.tsx";

/** Labels with values. */
export const FactsBlock: BlockComponent<"facts"> = ({ block }) => {
	const here = useResolver(block);
	return (
		<div id={block.id}>
			<FactList facts={shownFacts(block.items, here)} />
		</div>
	);
};
