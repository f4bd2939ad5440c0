import type { BlockComponent } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { answerFacts } from "../../view-parts/fact-list/answer-facts.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { shownFacts } from "../../view-parts/fact-list/shown-facts.tsx";

/** Labels with values, and what was asked and answered in a case. */
export const FactsBlock: BlockComponent<"facts"> = ({ block }) => {
	const here = useResolver(block);
	const i18n = useI18n();
	const answers = block.answers === undefined ? [] : answerFacts(here.raw(block.answers), i18n);
	return (
		<div id={block.id}>
			<FactList facts={[...shownFacts(block.items, here), ...answers]} />
		</div>
	);
};
