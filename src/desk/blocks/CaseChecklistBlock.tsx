import { useState } from "react";
import { useI18n, useResolver } from "../../../renderer/index.ts";
import { isCaseWithChecklist } from "../../../schemas/checks/desk.gen.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";

type Item = { id: string; label: string; done: boolean; by: string; at: string | null };

/**
 * Whether an item is done, and how that is said of it: it is shown from then on, until the case says something else of it than it did
 * then, or the server refuses it. Until then the box would show what was so before, and a second press would say the first again.
 */
function useTick({ id, done, at }: Item, of: string): [ticked: boolean, tick: () => void] {
	const send = useStaffCommand();
	const [meant, setMeant] = useState<{ over: string; done: boolean }>();
	const now = `${done} ${at}`;
	const ticked = meant?.over === now ? meant.done : done;
	const tick = async () => {
		setMeant({ over: now, done: !ticked });
		const answer = await send("deskTickItem", { id: of, item: id, done: !ticked });
		if (!answer) setMeant(undefined);
	};
	return [ticked, () => void tick()];
}

function ChecklistItem({ item, of, mayTick }: { item: Item; of: string; mayTick: boolean }) {
	const t = useDeskText();
	const { format } = useI18n();
	const { text } = useResolver();
	const [ticked, tick] = useTick(item, of);
	const { label, by, at } = item;
	return (
		<li>
			<label>
				<input type="checkbox" checked={ticked} disabled={!mayTick} onChange={tick} />
				{text(label)}
			</label>
			{at && <p className="desk-muted">{t("Done by {name}, {when}", { name: by, when: format(at, "datetime") })}</p>}
		</li>
	);
}

/** What is to be done with a case in its state, each with a box to tick; who has ticked it stands under it. */
export function CaseChecklistBlock({ block }: { block: StaffBlockTypes["case_checklist"] }) {
	const { raw } = useResolver();
	const found = raw(block.case);
	if (!isCaseWithChecklist(found) || found.checklist.length === 0) return null;
	const { id: of, checklist, may } = found;
	return (
		<ul className="desk-checklist" id={block.id}>
			{checklist.map((item) => (
				<ChecklistItem key={item.id} item={item} of={of} mayTick={may.includes("handle")} />
			))}
		</ul>
	);
}
