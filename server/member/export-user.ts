import { flowOf } from "../cases/flow.ts";
import { fullMessage } from "../cases/full-message.ts";
import type { UserRow } from "../database/tables.ts";
import { findQuietHours, listChoices } from "../repositories/channel-choice.ts";
import { listDrafts } from "../repositories/draft.ts";
import { findEmail } from "../repositories/email-address.ts";
import { findMessage } from "../repositories/message.ts";
import { listSessions } from "../repositories/session.ts";
import { listInterests, listNotifiedAbout, listOwnIds } from "../repositories/stored-about-user.ts";
import type { Services } from "../services.ts";
import { wireDraft } from "./drafts.ts";

type Work = Pick<Services, "db" | "secret" | "settings">;

async function casesOf(services: Work, user: UserRow) {
	const cases = [];
	for (const id of await listOwnIds(services.db, user.id)) {
		const message = await findMessage(services.db, id);
		if (!message) continue;
		const visible = { message, own: true, full: true, reader: null };
		cases.push({ ...(await fullMessage(services, visible, user)), flow: await flowOf(services, visible) });
	}
	return cases;
}

/** All that is kept about a user, as JSON. The mobile number is theirs, and so in full. */
export async function exportUser(services: Work, user: UserRow): Promise<Record<string, unknown>> {
	const { db } = services;
	const { id, mobile, nickname, avatar, locale, keep_drafts, roles, created_at, work_email } = user;
	const drafts = await listDrafts(db, id);
	return {
		exported_at: new Date().toISOString(),
		profile: { id, mobile, nickname, avatar, locale, keep_drafts, roles, created_at, work_email },
		sessions: await listSessions(db, id, services.settings.sessions),
		cases: await casesOf(services, user),
		...(await listInterests(db, id)),
		drafts: await Promise.all(drafts.map((draft) => wireDraft(services, draft))),
		notifications: await listNotifiedAbout(db, id),
		channels: {
			...(await findEmail(db, id)),
			choices: await listChoices(db, id),
			quiet_hours: await findQuietHours(db, id),
		},
	};
}
