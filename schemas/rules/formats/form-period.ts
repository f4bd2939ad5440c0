import type { FormDocument } from "../../types.gen.ts";
import { momentIn } from "./dates.ts";

/** Why a form takes no cases now: it opens later, or was open until then. `at` is a day, or a moment as ISO 8601. */
export type Closed = { why: "early" | "over"; at: string };

const DAY_MS = 24 * 3600 * 1000;

const isDay = (wall: string) => wall.length === 10;

/** When a day or a wall time begins; of a day that the form is open until, when it ends. Undefined for what no calendar has. */
export function periodMoment(wall: string, timeZone: string, side: "from" | "until"): Date | undefined {
	const day = Date.parse(`${wall.slice(0, 10)}Z`);
	if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(wall.slice(0, 10))) return undefined;
	if (!isDay(wall)) return momentIn(timeZone, wall);
	const next = side === "until" ? day + DAY_MS : day;
	return momentIn(timeZone, `${new Date(next).toISOString().slice(0, 10)}T00:00`);
}

/** Whether a form takes cases at a moment, by its document's `open`; null while it does. Browser and server agree but for their clocks. */
export function closedAt({ open }: Pick<FormDocument, "open">, timeZone: string, now = new Date()): Closed | null {
	const at = (wall: string, side: "from" | "until") => {
		const moment = periodMoment(wall, timeZone, side);
		return moment && { moment, text: isDay(wall) ? wall : moment.toISOString() };
	};
	const from = open?.from === undefined ? undefined : at(open.from, "from");
	const until = open?.until === undefined ? undefined : at(open.until, "until");
	if (from && now < from.moment) return { why: "early", at: from.text };
	return until && now >= until.moment ? { why: "over", at: until.text } : null;
}

/** In which format a moment of a period is said. */
export const periodFormat = ({ at }: Closed): "date" | "datetime" => (isDay(at) ? "date" : "datetime");
