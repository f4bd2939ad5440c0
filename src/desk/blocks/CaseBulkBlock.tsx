import { useState } from "react";
import { skin, useI18n, usePorts, useRead, useResolver, useRouter } from "../../../renderer/index.ts";
import { isBulk } from "../../../schemas/checks/desk.gen.ts";
import { isObject } from "../../../schemas/json/json.ts";
import type { StaffBlockTypes, StaffOperations } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useServerFile } from "../use-server-file.ts";
import { useStaffCommand } from "../use-staff-command.ts";
import { filtersOf } from "./filters-of.ts";

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

/** How far a bulk step has come; it can be stopped, and taken back where nobody outside was told. */
function BulkProgress({ bulk, caseAt, onHide }: { bulk: Bulk; caseAt: string; onHide(): void }) {
	const t = useDeskText();
	const send = useStaffCommand();
	const { busy, save } = useServerFile();
	const { id, done, refused, total, state } = bulk;
	const small = skin.button({ size: "sm", variant: "outline" });
	const counts = { done: done + refused, failed: refused, total };
	return (
		<div className="desk-bulk">
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

/** A step over all cases that the list asks for now: its form, and what came of the last one. */
export function CaseBulkBlock({ block }: { block: StaffBlockTypes["case_bulk"] }) {
	const t = useDeskText();
	const { dialogs } = usePorts();
	const { format } = useI18n();
	const router = useRouter();
	const { scope } = useResolver();
	const [hidden, setHidden] = useState("");
	const filters = filtersOf(router.location.query);
	const { data } = useRead("deskGetBulk", {});
	const chosen = Object.fromEntries(new URLSearchParams(filters));
	const counted = useRead("deskGetCases", { ...chosen, limit: "1" });
	const bulk = isObject(data) && isBulk(data.bulk) ? data.bulk : undefined;
	const count = isObject(counted.data) ? Number(counted.data.total) : 0;
	const more = isObject(counted.data) && counted.data.more === true;
	const title = t("Do something with all of them");
	return (
		<section className="desk-bulk-steps" aria-label={t("All that match")} id={block.id}>
			<p>
				<span>
					{/* How many more there are the step itself says once it has begun. */}
					{t(more ? "Cases that match: {count} or more" : "Cases that match: {count}", {
						count: format(count, "number"),
					})}
				</span>
				<button
					type="button"
					className={skin.button({ size: "sm", variant: "outline" })}
					onClick={() => void dialogs.openForm({ form: block.form, title, scope, prefill: { query: filters, count } })}
				>
					{title}
				</button>
			</p>
			{bulk && bulk.id !== hidden && (
				<BulkProgress bulk={bulk} caseAt={block.case_at} onHide={() => setHidden(bulk.id)} />
			)}
		</section>
	);
}
