import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Seconds a code is good for. */
export const CODE_SECONDS = 300;
/** Seconds until another can be sent. */
export const RESEND_SECONDS = 60;
/** Guesses that a code allows the place that requested it. */
const CODE_ATTEMPTS = 5;
/** Codes of a number that are good at once: one that comes late, and the one that was requested instead. */
const LIVE_CODES = 2;

/** A request for a code: from a place (server/login/place.ts), and whether its number has logged in there before. */
export type CodeRequest = { mobile: string; place: Buffer; known: boolean };

/** A code that is good now; `age` and `rest` are the seconds since it was sent and until it expires. */
type LiveCode = { mac: Buffer; place: Buffer; age: number; rest: number };

/** Has whoever else would store a code for this number wait until the transaction ends. */
export async function lockCodes(db: Db, mobile: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`login_code:${mobile}`}, 0))`.execute(db);
}

/** The codes of a number that are good now, the oldest first. */
async function liveCodes(db: Db, mobile: string): Promise<LiveCode[]> {
	const { rows } = await sql<LiveCode>`
		select mac, place, extract(epoch from now() - sent_at)::float8 as age,
			extract(epoch from expires_at - now())::float8 as rest
		from login_code where mobile = ${mobile} and expires_at > now() order by sent_at
	`.execute(db);
	return rows;
}

const seconds = (wait: number) => Math.max(Math.ceil(wait), 1);

/** The code that gives way to a new one, where there are as many as may be: one's own; a stranger's only to whoever is known. */
const givesWay = (live: readonly LiveCode[], { place, known }: CodeRequest) =>
	live.find((code) => code.place.equals(place)) ?? (known ? live[0] : undefined);

/**
 * Seconds until a place can have a code sent to a number, 0 for now. A number's own place does not wait for what strangers
 * have requested.
 */
export async function secondsUntilResend(db: Db, request: CodeRequest): Promise<number> {
	const live = await liveCodes(db, request.mobile);
	const counted = request.known ? live.filter(({ place }) => place.equals(request.place)) : live;
	const youngest = counted.at(-1);
	if (youngest && youngest.age < RESEND_SECONDS) return seconds(RESEND_SECONDS - youngest.age);
	const [oldest] = live;
	return live.length < LIVE_CODES || givesWay(live, request) || !oldest ? 0 : seconds(oldest.rest);
}

/** Stores a new code's MAC beside the one before; of two the older gives way. For within a transaction, after lockCodes. */
export async function storeCode(db: Db, request: CodeRequest, mac: Buffer): Promise<void> {
	const { mobile, place } = request;
	await db.deleteFrom("login_code").where("mobile", "=", mobile).where("expires_at", "<=", sql<Date>`now()`).execute();
	const live = await liveCodes(db, mobile);
	const gone = live.length < LIVE_CODES ? undefined : givesWay(live, request);
	if (gone) await withdrawCode(db, mobile, gone.mac);
	const expires_at = sql<Date>`now() + make_interval(secs => ${CODE_SECONDS})`;
	await db
		.insertInto("login_code")
		.values({ mobile, mac, place, expires_at })
		.onConflict((conflict) =>
			conflict.columns(["mobile", "mac"]).doUpdateSet({ place, sent_at: sql`now()`, expires_at }),
		)
		.execute();
}

/**
 * Takes one attempt of each code that a place requested, in one statement: parallel guesses can't take more than there are.
 * Returns the MACs that it may be tried on.
 */
export async function countCodeAttempt(db: Db, mobile: string, place: Buffer): Promise<Buffer[]> {
	const rows = await db
		.updateTable("login_code")
		.set({ attempts: sql<number>`attempts + 1` })
		.where("mobile", "=", mobile)
		.where("place", "=", place)
		.where("attempts", "<", CODE_ATTEMPTS)
		.where("expires_at", ">", sql<Date>`now()`)
		.returning("mac")
		.execute();
	return rows.map(({ mac }) => mac);
}

/** The MACs of the codes of a number that are good now, for this place and for others. */
export async function findCodes(db: Db, mobile: string, place: Buffer): Promise<{ own: Buffer[]; others: Buffer[] }> {
	const live = await liveCodes(db, mobile);
	const macsWhere = (own: boolean) => live.filter((code) => code.place.equals(place) === own).map(({ mac }) => mac);
	return { own: macsWhere(true), others: macsWhere(false) };
}

/** Whether a number has a code that is good now. */
export const hasCode = async (db: Db, mobile: string): Promise<boolean> => (await liveCodes(db, mobile)).length > 0;

/** Uses a code up, and with it all others of its number; false when another request was quicker. */
export async function consumeCode(db: Db, mobile: string, mac: Buffer): Promise<boolean> {
	const taken = await withdrawCode(db, mobile, mac);
	if (taken) await db.deleteFrom("login_code").where("mobile", "=", mobile).execute();
	return taken;
}

/** Takes back a code, as where it could not be sent; false where there is none. */
export async function withdrawCode(db: Db, mobile: string, mac: Buffer): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("login_code")
		.where("mobile", "=", mobile)
		.where("mac", "=", mac)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Deletes codes that have expired. */
export async function deleteExpiredCodes(db: Db): Promise<void> {
	await deleteInBatches(db, "login_code", sql`expires_at <= now()`);
}
