import { sql } from "kysely";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";

/** A short message to be sent. */
type DueSms = { id: number; mobile: string; locale: string | null; number: string; status: CaseStatus };

/** How often sending one is tried. */
const ATTEMPTS = 5;

/** Writes down that a user is to be told of a case by a short message. */
export async function insertSmsNotification(db: Db, userId: string, messageId: string): Promise<void> {
	await db.insertInto("sms_notice").values({ user_id: userId, message_id: messageId }).execute();
}

/** Notices that are due. Each is put off as it is taken: what is not deleted comes again, later each time, then no more. */
export async function takeDueSms(db: Db, max: number): Promise<DueSms[]> {
	const { rows } = await sql<DueSms>`
		with due as (
			select id from sms_notice where send_after <= now() and attempts < ${ATTEMPTS}
			order by send_after limit ${max} for update skip locked
		), taken as (
			update sms_notice set attempts = attempts + 1, send_after = now() + make_interval(mins => (2 ^ attempts)::integer)
			where id in (select id from due) returning id, user_id, message_id
		)
		select taken.id, app_user.mobile, app_user.locale, message.number, message.status from taken
		join app_user on app_user.id = taken.user_id join message on message.id = taken.message_id
		order by taken.id
	`.execute(db);
	return rows;
}

/** Deletes a notice that was sent. */
export async function deleteSmsNotification(db: Db, id: number): Promise<void> {
	await db.deleteFrom("sms_notice").where("id", "=", id).execute();
}

/** Deletes notices that could not be sent however often it was tried. */
export async function deleteFailedSms(db: Db): Promise<void> {
	await db.deleteFrom("sms_notice").where("attempts", ">=", ATTEMPTS).execute();
}
