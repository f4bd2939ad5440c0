import { addWorkingDays } from "../../../schemas/rules/formats/working-days.ts";
import type { Message, MessageSummary, UserInfo } from "../../../schemas/types.gen.ts";
import { CITY } from "../city-time.ts";
import type { Case } from "../content.ts";
import { absent } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import { stepFrom } from "../workflow.ts";

/** A case as lists show it. */
export function summaryOf(item: Case): MessageSummary {
	const { id, number, title, category, status, submitted_at, replied_at, project, rating, supporters } = item;
	const supports = supporters.size;
	return { id, number, title, category, status, submitted_at, replied_at, project, rating, supports };
}

/** A case that this reader may see; others' unpublished ones are as absent as none. */
export function visibleCase(id: string, user: UserInfo | null, state: PortalState): Case {
	const found = state.cases.find((item) => item.id === id);
	if (!found || (!found.published && (!user || found.owner !== user.id))) throw absent();
	return found;
}

function possible(item: Case, user: UserInfo | null): NonNullable<Message["can"]> {
	const own = user !== null && item.owner === user.id;
	if (!own && !item.published) return [];
	if (!own) return user && item.supporters.has(user.id) ? ["follow"] : ["follow", "support"];
	const steps = (["supplement", "withdraw", "rate", "reopen"] as const).filter((action) =>
		stepFrom(item.status, action, "citizen"),
	);
	return steps.filter((action) => action !== "rate" || (item.reply !== null && item.rating === null));
}

const due = ({ submitted_at }: Case, days: number) => addWorkingDays(new Date(submitted_at), days, CITY).toISOString();

/** A reply that nobody says anything about closes its case after 30 days. */
const closing = (replied_at: string) => new Date(Date.parse(replied_at) + 30 * 86_400_000).toISOString();

/** A case in full, as a reader sees it. */
export function messageFor(item: Case, user: UserInfo | null): Message {
	const own = user !== null && item.owner === user.id;
	const can = possible(item, user);
	return {
		...summaryOf(item),
		answers: item.answers,
		reply: item.reply,
		attachments: item.attachments,
		own,
		followed: user !== null && item.followers.has(user.id),
		supported: user !== null && item.supporters.has(user.id),
		rating_comment: own ? item.rating_comment : null,
		can,
		question: can.includes("supplement") ? item.question : null,
		question_form: can.includes("supplement") ? item.question_form : null,
		accept_by: item.status === "submitted" ? due(item, 2) : null,
		reply_by: item.status === "submitted" ? due(item, 17) : null,
		closes_at: item.status === "replied" && item.replied_at ? closing(item.replied_at) : null,
	};
}
