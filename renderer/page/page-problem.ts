import { pointerTokens } from "../../schemas/json/pointer.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { isBinding } from "../../schemas/rules/texts/resolve-text.ts";
import type { DataSource, PageDocument } from "../../schemas/types.gen.ts";
import { readingPhase } from "../view-parts/reading/reading-phase.ts";
import type { SourceReading } from "./DataChain.tsx";
import { NONE_REFUSED } from "./refused-sources.ts";

/** Operations that nobody is answered without a session: a page over them has nothing for whoever is not logged in. */
const NEED_SESSION = new Set(
	Object.entries(OPERATIONS).flatMap(([name, { auth }]) => (auth === "required" ? [name] : [])),
);

/** Whether a source answers the one thing that the address names: then the page is about it, and nothing without it. */
function isSubject({ query }: DataSource): boolean {
	const id = query?.id;
	return isBinding(id) && ["query", "route"].includes(pointerTokens(id.bind)[0] ?? "");
}

/** What a page's readings mean for the page as a whole. */
type PageState = {
	/** The page's subject is still under way. */
	loading: boolean;
	/** Shown in place of the blocks. */
	instead?: SourceReading;
	/** Said above the blocks, which are shown. */
	failed?: SourceReading;
	/** Open only to whoever is logged in: said in the place of the blocks that show them. */
	refused: readonly SourceReading[];
	/** A response is shown while a newer one could not be had. */
	stale?: SourceReading;
};

/**
 * Derives a page's problem from its readings: when its subject is missing, failed or behind a login, or a page for those logged in
 * is told that no one is, that stands for the page; another source's failure or refusal does not take the rest away.
 */
export function pageStateOf(page: PageDocument, readings: readonly SourceReading[]): PageState {
	const requested = readings
		.filter((each) => each.requested)
		.map((each) => ({ each, phase: readingPhase(each.reading), subject: isSubject(each.source) }));
	const troubled = requested.filter(({ phase }) => phase !== "shown" && phase !== "loading");
	const instead = troubled.find(
		({ each, phase, subject }) =>
			subject || (page.auth === true && phase === "login" && NEED_SESSION.has(each.source.operation)),
	);
	const refused = troubled.filter(({ phase }) => phase === "login").map(({ each }) => each);
	return {
		loading: requested.some(({ phase, subject }) => subject && phase === "loading"),
		instead: instead?.each,
		failed: troubled.find(({ phase }) => phase === "failed")?.each,
		refused: refused.length > 0 ? refused : NONE_REFUSED,
		stale: requested.find(({ each }) => each.reading.stale)?.each,
	};
}
