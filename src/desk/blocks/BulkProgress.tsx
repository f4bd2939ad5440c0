import { skin, usePorts } from "../../../renderer/index.ts";
import type { StaffOperations } from "../../../schemas/types.gen.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useServerFile } from "../use-server-file.ts";
import { useStaffCommand } from "../use-staff-command.ts";

type Bulk = NonNullable<StaffOperations["deskGetBulk"]["response"]["bulk"]>;

/** What was refused, and why, each with its case. */
function Refusals({ bulk: { refusals, refused }, caseAt }: { bulk: Bulk; caseAt: string }) {
	const t = useDeskText();
	const { router } = usePorts();
	if (refusals.length === 0) return null;
	return (
		<details>
			<summary>{t("What was not possible, and why")}</summary>
			{refused > refusals.length && (
				<p>{t("The first {count} are named here; the report has all.", { count: refusals.length })}</p>
			)}
			<ul>
				{refusals.map(({ id, number, title, why }) => (
					<li key={id}>
						<router.Link to={`${caseAt}?id=${id}`}>
							{number} {title}
						</router.Link>
						: {why}
					</li>
				))}
			</ul>
		</details>
	);
}

/** What was done, as the form of it calls it. */
const WORDS: Readonly<Record<Bulk["do"], DeskText>> = {
	assign: "Give them to somebody",
	priority: "Say how urgent they are",
	note: "Write a note",
	move: "Take a step",
	undo: "Take it back",
};

/** Which step it is and how far it has come; it can be stopped, and taken back where nobody outside was told. */
export function BulkProgress({ bulk, caseAt, onHide }: { bulk: Bulk; caseAt: string; onHide(): void }) {
	const t = useDeskText();
	const send = useStaffCommand();
	const { busy, save } = useServerFile();
	const { id, done, refused, total, state } = bulk;
	const small = skin.button({ size: "sm", variant: "outline" });
	const counts = { done: done + refused, failed: refused, total };
	return (
		<div className="desk-bulk">
			<strong>{t(WORDS[bulk.do])}</strong>
			<div role="status">
				{state === "running"
					? t("{done} of {total} done", counts)
					: t("{done} done, {failed} not possible", { ...counts, done })}
			</div>
			<progress aria-label={t("All that match")} value={done + refused} max={Math.max(1, total)} />
			<p className="desk-bulk-actions">
				{state === "running" && (
					<button type="button" className={small} onClick={() => void send("deskStopBulk", { id })}>
						{t("Stop")}
					</button>
				)}
				{bulk.can_undo && (
					<button type="button" className={small} onClick={() => void send("deskUndoBulk", { id })}>
						{t("Take it back")}
					</button>
				)}
				{state !== "running" && (
					<button
						type="button"
						className={small}
						aria-disabled={busy}
						onClick={() => void save("bulk.csv", new URLSearchParams({ id }).toString())}
					>
						{t("Save the report as CSV")}
					</button>
				)}
				{state !== "running" && (
					<button type="button" className={skin.button({ size: "sm", variant: "ghost" })} onClick={onHide}>
						{t("Hide")}
					</button>
				)}
			</p>
			<Refusals bulk={bulk} caseAt={caseAt} />
		</div>
	);
}
