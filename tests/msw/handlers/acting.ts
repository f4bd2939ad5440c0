import type { RequestOf } from "../../../schemas/operation.ts";
import { HANDED_TO_QUESTION } from "../../../schemas/rules/questions/question-form.ts";
import type { Answer, Message, UserInfo } from "../../../schemas/types.gen.ts";
import type { Case } from "../content.ts";
import { takeStep } from "../handling.ts";
import { absent, invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import { stepFrom } from "../workflow.ts";
import { answersIn } from "./filing.ts";
import type { Context, Handler } from "./handler.ts";
import { type CodeProof, caseByCode, messageByCode } from "./tracking.ts";
import { messageFor, visibleCase } from "./visible.ts";

type Act = {
	id: string;
	note?: string;
	attachments?: string[];
	answers?: Answer[];
	idempotency_key?: string;
} & Partial<CodeProof>;

type Supplement = RequestOf<"messagesSupplement">;

/** Whether a number and code are shown: they are looked at before any session. */
const isProven = (act: Act): act is Act & CodeProof => act.number !== undefined && act.query_code !== undefined;

function ownCase(act: Act, user: UserInfo | null, state: PortalState): Case {
	if (isProven(act)) {
		const proven = caseByCode(act, state);
		if (proven.id !== act.id) throw absent();
		return proven;
	}
	if (!user) throw new Refusal(401);
	const item = visibleCase(act.id, user, state);
	if (item.owner !== user.id) throw new Refusal(403);
	return item;
}

/** Whether the key has done this before; 409 when it did something else. */
function doneBefore(action: string, act: Act, state: PortalState): boolean {
	if (!act.idempotency_key) return false;
	const body = JSON.stringify([action, act]);
	const before = state.acted.get(`${act.id} ${act.idempotency_key}`);
	if (before !== undefined && before !== body) throw new Refusal(409);
	state.acted.set(`${act.id} ${act.idempotency_key}`, body);
	return before !== undefined;
}

function attachmentsOf({ attachments = [] }: Act, state: PortalState) {
	return attachments.map((id) => {
		const upload = state.uploads.get(id);
		if (!upload) throw invalid({ pointer: "/attachments", message: "is no stored upload" });
		return upload;
	});
}

function actOn(action: string, act: Act, { user, state }: Context): Message {
	const item = ownCase(act, user, state);
	if (!stepFrom(item.status, action, "citizen") && !doneBefore(action, act, state)) throw new Refusal(409);
	const attachments = attachmentsOf(act, state);
	if (!doneBefore(action, act, state))
		takeStep(
			item,
			{ action, by: "citizen", note: act.note, attachments, ...(act.answers && { answers: act.answers }) },
			state,
		);
	return shown(item, act, user);
}

const shown = (item: Case, act: Act, user: UserInfo | null) =>
	isProven(act) ? messageByCode(item) : messageFor(item, user);

/** What was answered in the form by which a case was asked, under the names of its fields. */
function answeredIn({ form, form_hash, data }: Supplement, item: Case, context: Context): Answer[] | undefined {
	if (form === undefined || data === undefined) return undefined;
	const known = context.state.forms.get(form);
	if (known?.document.submit.operation !== "messagesSupplement" || known.hash !== form_hash) throw new Refusal(410);
	const answers = answersIn(known, data, context);
	if (item.status === "info_requested" && item.question_form !== form) throw new Refusal(409);
	return Object.entries(answers).flatMap(([name, value]) =>
		HANDED_TO_QUESTION.includes(name) ? [] : [{ name: `/${name}`, label: name, value, text: String(value) }],
	);
}

export const messagesSupplement: Handler<"messagesSupplement"> = (act, context) => {
	const answers = answeredIn(act, ownCase(act, context.user, context.state), context);
	if (!answers && !act.note) throw invalid({ pointer: "/note", message: "should say why" });
	return actOn("supplement", { ...act, ...(answers && { answers }) }, context);
};
export const messagesWithdraw: Handler<"messagesWithdraw"> = (act, context) => actOn("withdraw", act, context);
export const messagesReopen: Handler<"messagesReopen"> = (act, context) => actOn("reopen", act, context);

export const messagesRate: Handler<"messagesRate"> = ({ rating, comment, ...act }, context) => {
	const { user, state } = context;
	const item = ownCase(act, user, state);
	const key = act.idempotency_key;
	const again = key !== undefined && state.acted.has(`${act.id} ${key}`);
	if (!again && (item.rating !== null || item.reply === null)) throw new Refusal(409);
	const respond = actOn("rate", { ...act, note: `${rating} ${comment ?? ""}` }, context);
	Object.assign(item, { rating, rating_comment: comment ?? null });
	return { ...respond, ...shown(item, act, user) };
};

function othersCase(id: string, user: UserInfo | null, state: PortalState): { item: Case; userId: string } {
	const item = visibleCase(id, user, state);
	if (!user) throw absent();
	if (item.owner === user.id) throw new Refusal(409);
	return { item, userId: user.id };
}

export const messagesFollow: Handler<"messagesFollow"> = ({ id, follow }, { user, state }) => {
	const { item, userId } = othersCase(id, user, state);
	if (follow) item.followers.set(userId, item.followers.get(userId) ?? state.now());
	else item.followers.delete(userId);
	return { followed: follow };
};

export const messagesSupport: Handler<"messagesSupport"> = ({ id }, { user, state }) => {
	const { item, userId } = othersCase(id, user, state);
	item.supporters.add(userId);
	return { supports: item.supporters.size };
};
