import type { Compilation, DocumentSource } from "../../schemas/compiler/index.ts";
import type { AuditEvent } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { demandUnrevoked } from "../release/demand-unrevoked.ts";
import { type DataMap, demandPlaces } from "../release/fit-data.ts";
import { reopenDraftRelease } from "../repositories/releases/draft-release.ts";
import { insertRelease } from "../repositories/releases/insert-release.ts";
import { lockPublishing } from "../repositories/releases/publication.ts";
import { findManifest } from "../repositories/releases/release.ts";
import { cancelSchedule, insertSchedule } from "../repositories/releases/release-schedule.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { demandUnchanged } from "./demands.ts";

/** When a release comes, null for now, and when the one before it returns, null for never. */
export type ReleaseTimes = { at: Date | null; until: Date | null };

/** Who schedules, why, and where cases go that stand then in states which go. */
type Scheduling = {
	author_id: string;
	note: string;
	map: DataMap;
	record(event: AuditEvent, transaction: Db): Promise<void>;
};

/** The times in a body. Throws 422 for what is no time, is past, or ends before it comes. */
export function timesIn(at: string | undefined, until: string | undefined): ReleaseTimes {
	const time = (text: string | undefined, pointer: string) => {
		if (text === undefined) return null;
		const parsed = new Date(text);
		if (Number.isNaN(parsed.getTime())) throw invalid([{ pointer, message: "This is not a date and time." }]);
		return parsed;
	};
	const times = { at: time(at, "/at"), until: time(until, "/until") };
	const now = Date.now();
	if (times.at && times.at.getTime() <= now) throw invalid([{ pointer: "/at", message: "This time is past." }]);
	if (times.until && times.until.getTime() <= (times.at?.getTime() ?? now))
		throw invalid([{ pointer: "/until", message: "The end has to be later than the beginning." }]);
	return times;
}

/**
 * Demands that cases of each state that goes have a place: when a release comes over another, and when that one returns.
 * Nothing is left then that could keep either back. Throws 422 with `data.unmapped`.
 */
async function demandPlacesAt(
	db: Db,
	{ release, over, map }: { release: string; over: string; map: DataMap },
	{ comes, returns }: { comes: boolean; returns: boolean },
): Promise<void> {
	const after = await findManifest(db, release);
	const before = await findManifest(db, over);
	if (!after || !before) throw new Error(`The release ${release} or ${over} is not stored.`);
	if (comes) await demandPlaces(db, before, after, map);
	if (returns) await demandPlaces(db, after, before, map);
}

/** Stores a compiled release to come in force at a time; `also` is done in the same transaction. Throws as publishing does. */
export async function scheduleCompiled(
	db: Db,
	{ sources, base, release, diagnostics }: Compilation & { sources: DocumentSource[]; base: string },
	{ at, until }: { at: Date; until: Date | null },
	{ author_id, note, map, record }: Scheduling,
	also: (transaction: Db, id: string) => Promise<void>,
) {
	if (!release) throw new Refusal(422, "The documents have errors and were not published.", { data: { diagnostics } });
	const { id, manifest } = release;
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		await demandUnchanged(transaction, base);
		await demandUnrevoked(transaction, id, manifest);
		await insertRelease(transaction, release, sources);
		const places = { release: id, over: base, map };
		await demandPlacesAt(transaction, places, { comes: true, returns: until !== null });
		await insertSchedule(transaction, {
			release_id: id,
			over_id: base,
			starts_at: at,
			ends_at: until,
			note,
			author_id,
			map,
			state: "waiting",
		});
		await also(transaction, id);
		const detail = { note, at: at.toISOString(), until: until?.toISOString() ?? null };
		await record({ action: "release.scheduled", object: { kind: "release", id }, detail }, transaction);
	});
	return { id, diagnostics };
}

/** Writes down when a release that has just come in force goes again. Throws 422 where cases have no place then. */
export async function scheduleEnd(
	transaction: Db,
	schedule: { id: string; over: string; until: Date } & Scheduling,
): Promise<void> {
	const { id, over, until, author_id, note, map, record } = schedule;
	await demandPlacesAt(transaction, { release: id, over, map }, { comes: false, returns: true });
	await insertSchedule(transaction, {
		release_id: id,
		over_id: over,
		ends_at: until,
		note,
		author_id,
		map,
		starts_at: new Date(),
		state: "in_force",
	});
	const detail = { note, until: until.toISOString() };
	await record({ action: "release.scheduled", object: { kind: "release", id }, detail }, transaction);
}

/** Cancels a schedule; the edits of what does not come then are open again. Throws 404 where nothing is to come of it any more. */
export async function cancelScheduled(db: Db, id: number, record: Scheduling["record"]): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const cancelled = await cancelSchedule(transaction, id);
		if (!cancelled) throw absent();
		if (cancelled.state === "waiting") await reopenDraftRelease(transaction, cancelled.release_id);
		const object = { kind: "release", id: cancelled.release_id } as const;
		await record({ action: "release.unscheduled", object, detail: { schedule: id } }, transaction);
	});
}
