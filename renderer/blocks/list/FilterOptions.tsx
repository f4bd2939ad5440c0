import type { ReactNode } from "react";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { pagingOf } from "../../../schemas/rules/questions/option-pages.ts";
import type { OptionSource, ViewFilter } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useFurtherPages } from "../../ports/further-pages.ts";
import { useRead } from "../../ports/reading.ts";
import { useQuery, useResolver } from "../../scope/use-resolved.ts";
import { entriesOf } from "../../view-parts/entries/entry-shapes.ts";

/** An option as the URL knows it, in the reader's words. */
export type FilterOption = { value: string; label: string };

/** `more`: these are the first of a list that goes on further than it is looked through. */
type WithOptions = { children(options: readonly FilterOption[], more: boolean): ReactNode };

function RemoteOptions({ source, children }: { source: OptionSource } & WithOptions) {
	const i18n = useI18n();
	const query = useQuery(source.query);
	const { data } = useRead(source.operation, query);
	const { pages, loading } = useFurtherPages(source.operation, query, data);
	const all = [data, ...pages];
	const entries = all.flatMap((page) => entriesOf(valueAt(page, source.list)));
	const options = entries.map((entry) => {
		const label = i18n.format(valueAt(entry, source.label), "text");
		return { value: String(valueAt(entry, source.value) ?? ""), label: source.translate ? i18n.text(label) : label };
	});
	const more = !loading && pagingOf(all.at(-1)).next !== undefined;
	return children(
		options.filter(({ value }) => value !== ""),
		more,
	);
}

/** A filter's options: the view's own choices, else what an operation returns; none until that has come. */
export function FilterOptions({ filter, children }: { filter: ViewFilter } & WithOptions) {
	const { text } = useResolver(filter);
	if (!filter.options) {
		const options = (filter.choices ?? []).map(({ value, label }) => ({ value: String(value), label: text(label) }));
		return children(options, false);
	}
	return (
		<RemoteOptions key={filter.options.operation} source={filter.options}>
			{children}
		</RemoteOptions>
	);
}
