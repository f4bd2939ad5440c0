import { useMemo, useState } from "react";
import { asString } from "../../../schemas/json/json.ts";
import { useDocuments, useDraftRelease } from "../draft/draft-context.tsx";
import type { AxeFinding } from "../preview/frame-check.ts";
import { touchedPages } from "./touched-pages.ts";

/** What axe found on a page by its address; null where it could not be looked at. */
export type PageFindings = { page: string; findings: readonly AxeFinding[] | null };

/** How far the pages that changes touch have been looked at. */
export type AccessCheckState = {
	/** Their addresses; without those that go. */
	pages: readonly string[];
	found: readonly PageFindings[];
	/** The page that is looked at now. */
	next: string | undefined;
	/** Whether all of them were looked at as they are now. */
	isDone: boolean;
	start(): void;
	add(found: PageFindings): void;
};

type Run = { version: number; found: readonly PageFindings[] };

/** The check of a draft's pages, as it stood at a version: what is changed afterwards has to be looked at again. */
export function useAccessCheck(version: number): AccessCheckState {
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const [run, setRun] = useState<Run>();
	const pages = useMemo(() => {
		const paths = Object.values(documents).flatMap(({ kind, path }) => (kind === "page" ? (asString(path) ?? []) : []));
		return touchedPages(baseDocuments, documents).filter((address) => paths.includes(address.replace(/\?.*/, "")));
	}, [baseDocuments, documents]);
	const now = run?.version === version ? run : undefined;
	const found = now?.found ?? [];
	const next = now ? pages.find((page) => found.every((one) => one.page !== page)) : undefined;
	return {
		pages,
		found,
		next,
		isDone: pages.length === 0 || (now !== undefined && next === undefined),
		start: () => setRun({ version, found: [] }),
		add: (one) => setRun((before) => before && { ...before, found: [...before.found, one] }),
	};
}
