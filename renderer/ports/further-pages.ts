import { useEffect, useState } from "react";
import { valueAt } from "../../schemas/rules/pointer.ts";
import { useAsk } from "./calling.ts";
import type { Parameters } from "./named-adapters.ts";

/** So many pages are looked through, as many as the server does when the form is sent. */
export const MOST_PAGES = 20;

/**
 * Where a paged list goes on after an answer of it; undefined where it doesn't. Paged ones say their page, limit and
 * total.
 */
export function pageAfter(data: unknown): number | undefined {
	const [page = Number.NaN, limit = Number.NaN, total = Number.NaN] = ["/page", "/limit", "/total"].map((pointer) =>
		Number(valueAt(data, pointer)),
	);
	return page * limit < total ? page + 1 : undefined;
}

const NONE: readonly unknown[] = [];

/** What came after which first page; no pages where they could not be had. */
type Further = { first: unknown; pages?: readonly unknown[] };

/**
 * The pages of a list that follow its first one, as far as the server looks; null asks for none. They come all at once:
 * choices that grow under one's hand are hard to choose from.
 */
export function useFurtherPages(operation: string, query: Parameters | null, first: unknown) {
	const ask = useAsk();
	const [further, setFurther] = useState<Further>();
	const asked = JSON.stringify(query);
	const known = further?.first === first ? further : undefined;
	const due = query !== null && pageAfter(first) !== undefined && !known;
	useEffect(() => {
		if (!due) return;
		let over = false;
		const read = async () => {
			const pages: unknown[] = [];
			for (let page = pageAfter(first); page !== undefined && page <= MOST_PAGES; page = pageAfter(pages.at(-1))) {
				const { code, data } = await ask(operation, { ...JSON.parse(asked), page });
				if (code !== 0) return undefined;
				pages.push(data);
			}
			return pages;
		};
		read()
			.catch(() => undefined)
			.then((pages) => over || setFurther({ first, ...(pages && { pages }) }));
		return () => {
			over = true;
		};
	}, [due, ask, operation, asked, first]);
	return {
		pages: known?.pages ?? NONE,
		loading: due,
		failed: known !== undefined && known.pages === undefined,
		reload: () => setFurther(undefined),
	};
}
