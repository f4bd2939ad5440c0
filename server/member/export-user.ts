import { flowOf } from "../cases/flow.ts";
import { fullCase } from "../cases/full-case.ts";
import type { UserRow } from "../database/tables.ts";
import { listDrafts } from "../repositories/messages/draft.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { listSubscriptions } from "../repositories/notifications/push-subscription.ts";
import { findQuietHours, listChoices } from "../repositories/people/channel-choice.ts";
import { correspondenceOf, listDataRequestsOf } from "../repositories/people/data-request.ts";
import { findEmail } from "../repositories/people/email-address.ts";
import { listSessions } from "../repositories/people/session.ts";
import { listInterests, listNotifiedAbout, listOwnIds } from "../repositories/people/stored-about-user.ts";
import type { Services } from "../services.ts";
import { wireDraft } from "./drafts.ts";

type Work = Pick<Services, "db" | "secret" | "settings">;

async function filedBy(services: Work, user: UserRow, leftOut: ReadonlySet<string>) {
	const cases = [];
	for (const id of await listOwnIds(services.db, user.id)) {
		if (leftOut.has(id)) continue;
		const message = await findMessage(services.db, id);
		if (!message) continue;
		const visible = { message, own: true, full: true, reader: null };
		cases.push({ ...(await fullCase(services, visible, user)), flow: await flowOf(services, visible) });
	}
	return cases;
}

/** What a user asked for of their data, without what leads to others. */
async function requestsBy(services: Work, userId: string) {
	const found = await listDataRequestsOf(services.db, "user_id", userId);
	return found.map((one) => {
		const { number, kind, channel, state, reason, created_at, due_on, settled_at } = one;
		return { number, kind, channel, state, ...correspondenceOf(one), reason, created_at, due_on, settled_at };
	});
}

/** All that is kept about a user, as JSON, but for cases that are left out. The mobile number is theirs, and so in full. */
export async function exportUser(
	services: Work,
	user: UserRow,
	leftOut: ReadonlySet<string> = new Set(),
): Promise<Record<string, unknown>> {
	const { db } = services;
	const { id, mobile, nickname, avatar, locale, keep_drafts, roles, created_at, work_email } = user;
	const drafts = await listDrafts(db, id);
	return {
		exported_at: new Date().toISOString(),
		profile: { id, mobile, nickname, avatar, locale, keep_drafts, roles, created_at, work_email },
		sessions: await listSessions(db, id, services.settings.sessions),
		cases: await filedBy(services, user, leftOut),
		...(await listInterests(db, id)),
		drafts: await Promise.all(drafts.map((draft) => wireDraft(services, draft))),
		notifications: await listNotifiedAbout(db, id),
		data_requests: await requestsBy(services, id),
		channels: {
			...(await findEmail(db, id)),
			choices: await listChoices(db, id),
			quiet_hours: await findQuietHours(db, id),
			push_devices: await listSubscriptions(db, id),
		},
	};
}
