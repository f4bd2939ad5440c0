import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useGrowingReading } from "../../ports/reading.ts";
import { skin } from "../../skin/classes.gen.ts";
import { ListFrame } from "./ListFrame.tsx";
import { type ListProps, useList } from "./use-list.ts";

/** After "Show more" the focus goes to the first entry that has come, so that reading goes on there. */
function useFocusOnNew(count: number) {
	const region = useRef<HTMLDivElement>(null);
	const expected = useRef<number | null>(null);
	useEffect(() => {
		const before = expected.current;
		if (before === null || count <= before) return;
		expected.current = null;
		const entry = region.current?.querySelectorAll("[data-entry]")[before];
		entry?.querySelector("a")?.focus();
	}, [count]);
	return { region, expect: () => (expected.current = count) };
}

/** A list that grows at the reader's wish. */
export function GrowingList(props: ListProps) {
	const { t } = useI18n();
	const list = useList(props);
	const mark = useMarkPart();
	const reading = useGrowingReading(list.view.operation, list.query);
	const shown = reading.data?.length ?? 0;
	const { region, expect } = useFocusOnNew(shown);
	const more = () => {
		expect();
		reading.loadMore();
	};
	const count = reading.data
		? t("{count, plural, one {# result shown} other {# results shown}}", { count: shown })
		: "";
	return (
		<ListFrame list={list} reading={reading} entries={reading.data} count={count} region={region}>
			{reading.hasMore && shown > 0 ? (
				<div className={skin.listView().more} {...(list.view.paging && mark(list.view.paging))}>
					<button
						type="button"
						className={skin.button({ variant: "outline", size: "lg" })}
						onClick={more}
						aria-disabled={reading.loadingMore}
					>
						{reading.loadingMore ? t("Loading…") : t("Show more")}
					</button>
				</div>
			) : null}
		</ListFrame>
	);
}
