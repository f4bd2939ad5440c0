import { isStrings } from "../../json/json.ts";

/** What happens in a form: a step is reached, erred in, or left for good; the form is sent. */
const PROGRESS_EVENTS = ["reached", "erred", "left", "sent"] as const;

/** One of them. */
export type ProgressEvent = (typeof PROGRESS_EVENTS)[number];

/** Somebody's way through a form: in the version of a hash, at a step or field, erring by a keyword of JSON Schema. */
export type FormProgress = { event: ProgressEvent; hash: string; place: string; keyword: string };

const MARK = "form ";

/** The name by which an event stands in the log of actions: no value, nobody's name. */
export const progressName = (event: ProgressEvent, ...rest: readonly string[]): string =>
	MARK + JSON.stringify([event, ...rest]);

const isProgressEvent = (text: string | undefined): text is ProgressEvent =>
	PROGRESS_EVENTS.some((event) => event === text);

function partsOf(name: string): readonly string[] {
	try {
		const parts: unknown = JSON.parse(name.slice(MARK.length));
		return isStrings(parts) ? parts : [];
	} catch {
		return [];
	}
}

/** The event that a name stands for; undefined for the name of any other action. */
export function progressIn(name: string): FormProgress | undefined {
	if (!name.startsWith(`${MARK}[`)) return undefined;
	const [event, hash = "", place = "", keyword = ""] = partsOf(name);
	return isProgressEvent(event) ? { event, hash, place, keyword } : undefined;
}
