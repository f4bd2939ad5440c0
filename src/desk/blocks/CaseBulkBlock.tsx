import { useState } from "react";
import { skin, useI18n, usePorts, useRead, useResolver, useRouter } from "../../../renderer/index.ts";
import { isBulk } from "../../../schemas/checks/desk.gen.ts";
import { isObject } from "../../../schemas/json/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { BulkProgress } from "./BulkProgress.tsx";
import { filtersOf } from "./filters-of.ts";

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
	const count = isObject(counted.data) ? Number(counted.data.total) : undefined;
	const more = isObject(counted.data) && counted.data.more === true;
	const title = t("Do something with all of them");
	const counts = count === undefined ? "…" : format(count, "number");
	const matching = t(more ? "Cases that match: {count} or more" : "Cases that match: {count}", { count: counts });
	const open = { form: block.form, title: matching, scope, prefill: { query: filters, count } };
	return (
		<section className="desk-bulk-steps" aria-label={t("All that match")} id={block.id}>
			<p>
				{/* How many more there are the step itself says once it has begun. */}
				<span>{matching}</span>
				<button
					type="button"
					className={skin.button({ size: "sm", variant: "outline" })}
					disabled={count === undefined}
					onClick={() => void dialogs.openForm(open)}
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
