import { wordedLabel } from "../../schemas/rules/texts/worded-label.ts";
import { portalWords } from "../cases/filer-language.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { listDrafts } from "../repositories/messages/draft.ts";
import { findMessage } from "../repositories/messages/message.ts";
import type { DataRequest } from "../repositories/people/data-request.ts";
import { listSessions } from "../repositories/people/session.ts";
import { listInterests, listOwnIds } from "../repositories/people/stored-about-user.ts";
import { findUser, maskedMobile } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { correctableAnswers } from "./correct.ts";
import { erasurePlan } from "./erase-requested.ts";

type Work = Pick<Services, "db" | "settings">;

/** Who reads, and in which languages. */
export type Reader = { user: UserRow; language: string | undefined };

async function answersOf(db: Db, id: string, { user, language }: Reader, always: boolean) {
	const message = await findMessage(db, id);
	const standing = message && { code: message.category_code, team: message.team, restricted: message.restricted };
	if (!message || !standing || !(always || mayWithCase(user, "read", standing))) return [];
	const text = await portalWords(db, language);
	const values = await correctableAnswers(db, message);
	return values.map((one) => ({ ...one, label: wordedLabel(one.label, text), case: id, number: message.number }));
}

/** What a request for a correction can change: of the account, and of cases that the reader may read. */
export async function correctableOf(db: Db, { scope, user_id, message_id }: DataRequest, reader: Reader) {
	if (scope === "case") return message_id === null ? [] : answersOf(db, message_id, reader, true);
	const user = user_id === null ? null : await findUser(db, user_id);
	if (!user) return [];
	const account = { case: null, number: null };
	const own = [
		{ ...account, name: "nickname", label: "", text: user.nickname },
		{ ...account, name: "mobile", label: "", text: maskedMobile(user.mobile) },
	];
	const answers = [];
	for (const id of await listOwnIds(db, user.id)) answers.push(...(await answersOf(db, id, reader, false)));
	return [...own, ...answers];
}

/** What an erasure would do: what goes with the account, and by case what becomes of it and why. */
export async function shownPlan({ db, settings }: Work, request: DataRequest, { user, language }: Reader) {
	const text = await portalWords(db, language);
	const plan = await erasurePlan(db, request, user);
	const owner = request.user_id;
	const interests = owner === null ? { followed: [], supported: [] } : await listInterests(db, owner);
	return {
		drafts: owner === null ? 0 : (await listDrafts(db, owner)).length,
		sessions: owner === null ? 0 : (await listSessions(db, owner, settings.sessions)).length,
		followed: interests.followed.length + interests.supported.length,
		restricted: plan.filter(({ readable }) => !readable).length,
		cases: plan
			.filter(({ readable }) => readable)
			.map(({ found, hold }) => ({
				number: found.number,
				category: text(found.category_name),
				published: found.published,
				why: hold?.why ?? null,
				until: hold?.until?.toISOString() ?? null,
			})),
	};
}

/** The cases of an account that somebody of the staff may not read: they are left out of what they hand over. */
export async function unreadCases(db: Db, { scope, user_id }: DataRequest, user: UserRow): Promise<Set<string>> {
	const unread = new Set<string>();
	if (scope === "case" || user_id === null) return unread;
	for (const id of await listOwnIds(db, user_id)) {
		const message = await findMessage(db, id);
		if (!message) continue;
		const { category_code: code, team, restricted } = message;
		if (!mayWithCase(user, "read", { code, team, restricted })) unread.add(id);
	}
	return unread;
}
