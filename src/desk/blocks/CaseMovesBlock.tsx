import { skin, usePorts, useResolver } from "../../../renderer/index.ts";
import type { DeskMove, StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskCommands } from "../commands/use-desk-commands.ts";
import { useDeskText } from "../use-desk-text.ts";
import { type CaseInScope, useCaseInScope } from "./case-in-scope.ts";

const VARIANTS = { plain: "ghost", outline: "outline", solid: "solid", danger: "dangerOutline" } as const;

/** Opens a step's form over the page, for the version of the case that is on it. */
function useOpenMove(found: CaseInScope | undefined) {
	const { dialogs } = usePorts();
	const { scope, text } = useResolver();
	return ({ action, form, label }: DeskMove) => {
		if (!found) return;
		const { id, version } = found;
		void dialogs.openForm({ form, title: text(label), scope, prefill: { id, version, action } });
	};
}

/** The steps that may be taken with a case now: a button for each, which opens its form, and a key. */
export function CaseMovesBlock({ block }: { block: StaffBlockTypes["case_moves"] }) {
	const t = useDeskText();
	const { text } = useResolver();
	const found = useCaseInScope(block.case);
	const open = useOpenMove(found);
	const moves = found?.moves ?? [];
	useDeskCommands(
		moves.map((move) => ({ id: `step ${move.action}`, key: move.key, label: text(move.label), run: () => open(move) })),
	);
	if (moves.length === 0) return <p className="desk-muted">{t("No further step is possible in this case.")}</p>;
	return (
		<ul className="desk-moves" aria-label={t("What can be done now")} id={block.id}>
			{moves.map((move) => (
				// By place, so that the focus stays where a step was taken: the next one stands there.
				<li key={move.key}>
					<button
						type="button"
						className={skin.button({ variant: VARIANTS[move.appearance], full: true })}
						aria-keyshortcuts={move.key}
						title={t("leads to: {state}", { state: text(move.to_label) })}
						onClick={() => open(move)}
					>
						{text(move.label)}
						<span className="desk-key" aria-hidden="true">
							{move.key}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
