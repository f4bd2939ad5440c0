import type { BlockComponent } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRaw } from "../../scope/use-resolved.ts";
import { answerFacts } from "../../view-parts/fact-list/answer-facts.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";

/** What was asked and answered in a case. */
export const AnswersBlock: BlockComponent<"answers"> = ({ block }) => (
	<div id={block.id}>
		<FactList facts={answerFacts(useRaw(block.list), useI18n())} />
	</div>
);
