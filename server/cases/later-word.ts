import type { Db } from "../database/connection.ts";
import { insertLink } from "../repositories/desk/case-relations.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { insertFlow, listFlow } from "../repositories/messages/message-flow.ts";
import type { LockedCase } from "../repositories/messages/message-status.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import { attachToFlow } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { invalid, missingAttachment } from "../wire/refusal.ts";
import { insertPart } from "./insert-part.ts";
import { neutralizeUploads } from "./neutral-files.ts";
import { queryCodeMac, queryCodeOf } from "./query-code.ts";
import { settleClocks } from "./settle-clocks.ts";
import { workflowOfCase } from "./workflow.ts";

const DAY_MS = 86_400_000;

/** What a reporter says when a case is over. */
const LATER = new Set(["reopen", "supplement"]);

/** As whose the cases stand that a later word about one has opened. */
const ownerOf = (id: string) => `later:${id}`;

/** When a case came into the state in which it is. */
async function inStateSince(db: Db, { id, status }: Pick<LockedCase, "id" | "status">): Promise<Date | undefined> {
	const flow = await listFlow(db, id);
	return flow.findLast(({ from_status, to_status }) => to_status === status && from_status !== status)?.created_at;
}

/** Whether a case is closed for good: its workflow gave its reporter some days to have it reopened, and they are over. */
export async function isTooLate(db: Db, found: LockedCase, action: string): Promise<boolean> {
	if (!LATER.has(action)) return false;
	const { transitions } = await workflowOfCase(db, await handledOf(db, found));
	const days = transitions.find(
		(one) => one.action === "reopen" && one.by.includes("citizen") && one.from.includes(found.status),
	)?.within_days;
	const since = days === undefined ? undefined : await inStateSince(db, found);
	return days !== undefined && since !== undefined && Date.now() - since.getTime() > days * DAY_MS;
}

/** What was said, by whom and with which files. */
type Word = { note: string; actor: string; user_id: string | null; attachments: readonly string[] };

/** Opens a new case, linked to one that is closed for good, by what its reporter says of that one. Throws 422. */
export async function openByLaterWord(
	{ secret }: Pick<Services, "secret">,
	db: Db,
	found: LockedCase,
	{ note, actor, user_id, attachments }: Word,
): Promise<void> {
	if (!note.trim()) throw invalid([{ pointer: "/note", message: "should say why" }], "Please add a note.");
	const owner = ownerOf(found.id);
	const part = await insertPart(db, found.id, {
		owner,
		...(user_id === null && { queryCodeMac: (id: string) => queryCodeMac(secret, id) }),
	});
	const flowId = await insertFlow(db, {
		message_id: part.id,
		action: "submit",
		from_status: null,
		to_status: part.status,
		note: note.trim(),
		actor,
		by_citizen: true,
	});
	if (!(await attachToFlow(db, attachments, { messageId: part.id, flowId, userId: user_id })))
		throw missingAttachment();
	// What a file is called may tell who sends it.
	if (user_id === null) await neutralizeUploads(db, attachments, part.id);
	await settleClocks(db, part);
	await insertLink(db, { message_id: found.id, other_id: part.id, kind: "continued" });
}

/** The newest case that a later word about one has opened, as its reporter knows it; null where there is none. */
export async function continuedIn({ db, secret }: Pick<Services, "db" | "secret">, { id, user_id }: FoundCase) {
	const row = await db
		.selectFrom("message")
		.select(["id", "number"])
		.where("idempotency_owner", "=", ownerOf(id))
		.orderBy("submitted_at", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!row) return null;
	return { ...row, query_code: user_id === null ? queryCodeOf(secret, row.id) : null };
}
