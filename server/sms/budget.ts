import { logFailure } from "../log/failure-log.ts";
import { countHit, readHits, takeBackHit } from "../repositories/settings/rate-window.ts";
import type { Services } from "../services.ts";

const HOUR = 3600;
const KEY = "sms";

/** How much of the budget each may use: codes for places where a number has logged in can be sent to the last. */
const SHARES = { notice: 0.5, code: 0.8, knownCode: 1 } as const;

/** What a short message is for. */
export type SmsPurpose = keyof typeof SHARES;

type Counting = Pick<Services, "db" | "settings">;

const most = ({ settings }: Counting, purpose: SmsPurpose) => Math.floor(settings.smsPerHour * SHARES[purpose]);

/** How much of an hour's short messages is used, and whether that is alarming: then codes for new places are refused. */
export type SmsUse = { sent: number; most: number; alarm: boolean; closes_at: string };

/** What was sent in this hour by all processes together. */
export async function smsUse(counting: Counting): Promise<SmsUse> {
	const { count, closes_at } = await readHits(counting.db, KEY, HOUR);
	const alarm = count >= most(counting, "code");
	return { sent: count, most: counting.settings.smsPerHour, alarm, closes_at: closes_at.toISOString() };
}

/** Short messages that may be sent for a purpose in this hour still. */
export async function smsLeft(counting: Counting, purpose: SmsPurpose): Promise<number> {
	const { count } = await readHits(counting.db, KEY, HOUR);
	return Math.max(most(counting, purpose) - count, 0);
}

/** Takes one short message from the budget. Returns 0, or where none is left for the purpose, the seconds until there are more. */
export async function takeSms(counting: Counting, purpose: SmsPurpose): Promise<number> {
	const wait = await countHit(counting.db, KEY, { seconds: HOUR, max: most(counting, purpose) });
	if (wait > 0) await takeBackHit(counting.db, KEY, HOUR);
	return wait;
}

/** At most one line in so many milliseconds: the alarm is not to fill the log. */
const QUIET_MS = 10 * 60_000;

/** Says in the log of failures that the budget runs out, once in ten minutes. */
export function smsAlarm(report: (line: string) => void = logFailure, now = Date.now): (use: SmsUse) => void {
	let last = Number.NEGATIVE_INFINITY;
	return ({ alarm, sent, most, closes_at }) => {
		if (!alarm || now() - last < QUIET_MS) return;
		last = now();
		report(
			`[sms-budget] ${sent} of ${most} short messages of this hour are used; codes for places where a number has not logged in before are refused until ${closes_at}. If this is no attack, raise PORTICO_SMS_PER_HOUR.`,
		);
	};
}
