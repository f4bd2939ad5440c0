import { useI18n, useResolver } from "../../../renderer/index.ts";
import { isCaseWithChecklist } from "../../../schemas/checks/desk.gen.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";

/** What is to be done with a case in its state, each with a box to tick; who has ticked it stands under it. */
export function CaseChecklistBlock({ block }: { block: StaffBlockTypes["case_checklist"] }) {
	const t = useDeskText();
	const { format } = useI18n();
	const { raw, text } = useResolver();
	const send = useStaffCommand();
	const found = raw(block.case);
	if (!isCaseWithChecklist(found) || found.checklist.length === 0) return null;
	const { id: of, checklist, may } = found;
	return (
		<ul className="desk-checklist" id={block.id}>
			{checklist.map(({ id, label, done, by, at }) => (
				<li key={id}>
					<label>
						<input
							type="checkbox"
							checked={done}
							disabled={!may.includes("handle")}
							onChange={() => void send("deskTickItem", { id: of, item: id, done: !done })}
						/>
						{text(label)}
					</label>
					{at && (
						<p className="desk-muted">{t("Done by {name}, {when}", { name: by, when: format(at, "datetime") })}</p>
					)}
				</li>
			))}
		</ul>
	);
}
