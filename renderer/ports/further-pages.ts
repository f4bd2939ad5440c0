import { useEffect, useState } from "react";
import { MAX_PAGES, pagingOf } from "../../schemas/rules/questions/option-pages.ts";
import { useRequest } from "./calling.ts";
import type { Parameters } from "./named-adapters.ts";

const NONE: readonly unknown[] = [];

/** What came after which first page; no pages where they could not be had. */
type Further = { first: unknown; pages?: readonly unknown[] };

/**
 * The pages of a list that follow its first one, as far as the server looks; null asks for none. They come all at once:
 * choices that grow under one's hand are hard to choose from.
 */
export function useFurtherPages(operation: string, query: Parameters | null, first: unknown) {
	const request = useRequest();
	const [further, setFurther] = useState<Further>();
	const requested = JSON.stringify(query);
	const known = further?.first === first ? further : undefined;
	const due = query !== null && pagingOf(first).next !== undefined && !known;
	useEffect(() => {
		if (!due) return;
		let over = false;
		const read = async () => {
			const pages: unknown[] = [];
			for (
				let page = pagingOf(first).next;
				page !== undefined && page <= MAX_PAGES;
				page = pagingOf(pages.at(-1)).next
			) {
				const { code, data } = await request(operation, { ...JSON.parse(requested), page });
				if (code !== 0) return undefined;
				pages.push(data);
			}
			return pages;
		};
		void read()
			.catch(() => undefined)
			.then((pages) => over || setFurther({ first, ...(pages && { pages }) }));
		return () => {
			over = true;
		};
	}, [due, request, operation, requested, first]);
	return {
		pages: known?.pages ?? NONE,
		loading: due,
		failed: known !== undefined && known.pages === undefined,
		reload: () => setFurther(undefined),
	};
}
