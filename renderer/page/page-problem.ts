import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { pointerTokens } from "../../schemas/rules/pointer.ts";
import { isBinding } from "../../schemas/speech/say-text.ts";
import type { DataSource, PageDocument } from "../../schemas/types.gen.ts";
import { readingPhase } from "../view-parts/reading/reading-phase.ts";
import type { SourceReading } from "./DataChain.tsx";

const OPERATION_KINDS = new Map<string, string>(Object.entries(OPERATIONS).map(([name, { kind }]) => [name, kind]));

/** Whether a source answers the one thing that the address names: then the page is about it, and nothing without it. */
function isSubject({ operation, query }: DataSource): boolean {
	const fromAddress = Object.values(query ?? {}).some(
		(value) => isBinding(value) && ["query", "route"].includes(pointerTokens(value.bind)[0] ?? ""),
	);
	return fromAddress && OPERATION_KINDS.get(operation) === "query";
}

/** What a page's readings mean for the page as a whole. */
type PageState = {
	/** The page's subject is still under way. */
	loading: boolean;
	/** Shown in place of the blocks. */
	instead?: SourceReading;
	/** Said above the blocks, which are shown. */
	failed?: SourceReading;
	/** An answer is shown while a newer one could not be had. */
	stale?: SourceReading;
};

/**
 * Judges a page by its readings: when its subject is missing, failed or behind a login, or a page for those logged in
 * is told that no one is, that stands for the page; another source's failure does not take the rest away.
 */
export function judgePage(page: PageDocument, readings: readonly SourceReading[]): PageState {
	const asked = readings
		.filter((each) => each.asked)
		.map((each) => ({ each, phase: readingPhase(each.reading), subject: isSubject(each.source) }));
	const troubled = asked.filter(({ phase }) => phase !== "shown" && phase !== "loading");
	const instead = troubled.find(({ phase, subject }) => subject || (page.auth === true && phase === "login"));
	return {
		loading: asked.some(({ phase, subject }) => subject && phase === "loading"),
		instead: instead?.each,
		failed: troubled.find(({ phase }) => phase === "failed")?.each,
		stale: asked.find(({ each }) => each.reading.stale)?.each,
	};
}
