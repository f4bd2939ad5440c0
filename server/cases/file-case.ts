import { createHash, randomUUID } from "node:crypto";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { writtenInOrder } from "../../schemas/json/same-json.ts";
import type { RequestOf } from "../../schemas/operation.ts";
import { isAnonymous } from "../../schemas/rules/values/anonymous.ts";
import type { Db } from "../database/connection.ts";
import type { NewCase } from "../database/tables.ts";
import type { CaseStanding } from "../policies/rights.ts";
import {
	type FilingKey,
	type FilingResult,
	findByKey,
	insertMessage,
	NOBODY,
	nextNumber,
} from "../repositories/messages/message.ts";
import { insertFlow } from "../repositories/messages/message-flow.ts";
import { attachUploads, giveUploads, takenBy } from "../repositories/messages/upload.ts";
import { findCurrentManifest, findOffering, type Offering } from "../repositories/releases/release.ts";
import type { Services } from "../services.ts";
import { invalid, missingAttachment, Refusal } from "../wire/refusal.ts";
import type { RequestOperation } from "../wire/request-operation.ts";
import { chosenOptions } from "./chosen-options.ts";
import { CITIZEN } from "./citizen-action.ts";
import { translatorFor } from "./filer-language.ts";
import { checkFiles, refuseExits } from "./filing-checks.ts";
import { loadForm, type ReleasedForm } from "./forms.ts";
import { keyMac } from "./key-mac.ts";
import { neutralizeUploads, neutralNames, withNeutralNames } from "./neutral-files.ts";
import { refuseUnofferedChoices } from "./portal-choices.ts";
import { queryCodeMac } from "./query-code.ts";
import { refuseClosed } from "./refuse-closed.ts";
import { routedBy } from "./routed-by.ts";
import { settleClocks } from "./settle-clocks.ts";
import { loadShownForm } from "./shown-form.ts";
import { categoryOf, isConfidential, isRestricted, projectOf } from "./subject.ts";
import { validValues } from "./valid-values.ts";
import { publicTextOf, titleOf } from "./values.ts";
import { firstStateOf, workflowHashFor, workflowOfCase } from "./workflow.ts";

/** What a citizen sends. */
type Submission = RequestOf<"messagesIndex">;

/** Somebody of the staff files a case for somebody else. */
export type OnBehalf = {
	/** Who uploaded its files; the case takes them from there. */
	clerk: string;
	/** Throws 403 where the clerk may not file cases of a category. */
	demand(category: CaseStanding): void;
	/** In whose name, unless the answers ask for a case without one; null for nobody. Made where it has to be, once all is valid. */
	account: (() => Promise<string>) | null;
	/** Keeps who took it in, in the transaction of the case. */
	keep(transaction: Db, id: string, named: boolean): Promise<void>;
};

/** Who sends a case and from where; `onBehalf` where it is not for themselves. */
type Sending = { request: RequestOperation; language: string | undefined; onBehalf?: OnBehalf };

/** What filing a case works with. */
type Work = Pick<Services, "db" | "secret">;

/**
 * In whose name a case is filed: the sender's, or null where its form lets it be filed without and the values ask for
 * that. Of a session that came along nothing is used then, nor any file that was sent in it.
 */
export async function filerOf({ db }: Work, submission: Submission, sender: string | null): Promise<string | null> {
	if (sender === null) return null;
	const { artefact } = await formOf(db, submission);
	return isAnonymous(artefact.document, submission.data) ? null : sender;
}

const keyOf = ({ secret }: Pick<Work, "secret">, { idempotency_key: key }: Submission): FilingKey => ({
	key,
	mac: keyMac(secret, key),
});

/** In whose name a key was used. */
const ownerOf = (userId: string | null) => userId ?? NOBODY;

/** Whether a case was filed without a name. */
export const isFiledNameless = ({ idempotency_owner }: FilingResult) => idempotency_owner === NOBODY;

/** Tells a retry from another case under the same key. Another device may have the same values in another order. */
const digestOf = ({ form, data, attachments = [] }: Submission) =>
	createHash("sha256")
		.update(writtenInOrder([form, data, attachments]))
		.digest("hex");

/**
 * The form as it was when the case was started, and a release that offered it: the one named, or the newest, as a draft
 * that was started on another device may be of an earlier or later release than this device knows. Throws 410 where no
 * release ever offered it for filing cases.
 */
async function formOf(db: Db, submission: Submission): Promise<ReleasedForm & { release: Offering }> {
	const release = await findOffering(db, submission);
	const loaded = release ? await loadForm(db, submission.form_hash) : null;
	if (release && loaded?.artefact.document.submit.operation === "messagesIndex") return { ...loaded, release };
	throw new Refusal(410, "This form is no longer offered. Please open it again.");
}

/** The columns of a case that say whose it is. */
type Owned = "user_id" | "query_code_mac" | "idempotency_owner" | "idempotency_key";

/** Whose a case is; who has filed one without a name finds it by a code. */
function ownedBy(work: Work, submission: Submission, id: string, userId: string | null): Pick<NewCase, Owned> {
	const { key, mac } = keyOf(work, submission);
	return {
		user_id: userId,
		query_code_mac: userId === null ? queryCodeMac(work.secret, id) : null,
		idempotency_owner: ownerOf(userId),
		idempotency_key: userId === null ? mac : key,
	};
}

/** A case but for whose it is, all that was sent being valid. */
async function describe(
	db: Db,
	submission: Submission,
	form: ReleasedForm & { release: Offering },
	translator: Translator,
	{ request, onBehalf }: Sending,
): Promise<Omit<NewCase, Owned> & { id: string }> {
	const id = randomUUID();
	const valid = validValues(form, submission.data, translator);
	refuseExits(form, valid, translator);
	await refuseUnofferedChoices(form.artefact, valid, request, translator);
	await checkFiles(db, form, valid, submission.attachments ?? [], translator);
	const isNeutral = isAnonymous(form.artefact.document, submission.data);
	const data = isNeutral ? withNeutralNames(valid, await neutralNames(db, submission.attachments ?? [], null)) : valid;
	const labels = await chosenOptions(form.artefact, data, request, translator);
	const category = await categoryOf(db, submission.form, data);
	const restricted = await isRestricted(db, category, form.release.manifest);
	onBehalf?.demand({ code: category.code, team: category.team, restricted });
	const workflow = await handledBy(db, category.code);
	const shown = (await loadShownForm(db, submission)) ?? form;
	const project_id = await projectOf(db, data);
	const title = titleOf(shown.artefact, data, category.name);
	const public_text = publicTextOf(shown.artefact, data, labels);
	const district = typeof data.district === "string" && data.district !== "" ? data.district : null;
	return {
		assigned_team: category.team,
		...(await routedBy(db, { category, project_id, district, title, public_text })),
		id,
		number: await nextNumber(db),
		form: submission.form,
		form_hash: submission.form_hash,
		release_id: form.release.id,
		category_id: category.id,
		project_id,
		restricted,
		confidential: await isConfidential(db, category, form.release.manifest),
		title,
		data: JSON.stringify(data),
		labels: JSON.stringify(labels),
		...workflow,
		reply: null,
		rating: null,
		rating_comment: null,
		request_digest: digestOf(submission),
		public_text,
	};
}

/** Stores the case, its attachments and its first step, all or nothing; null when its key was used meanwhile. */
function store(
	work: Work,
	message: NewCase,
	attachments: readonly string[],
	{ key, anonymous, onBehalf }: { key: FilingKey; anonymous: boolean; onBehalf: OnBehalf | undefined },
): Promise<FilingResult | null> {
	return work.db.transaction().execute(async (transaction) => {
		const filed = await insertMessage(transaction, message, key);
		if (!filed) return null;
		const owner = message.user_id ?? null;
		if (!(await attachUploads(transaction, attachments, filed.id, onBehalf?.clerk ?? owner))) {
			throw missingAttachment();
		}
		if (onBehalf) {
			await giveUploads(transaction, attachments, owner);
			await onBehalf.keep(transaction, filed.id, owner !== null);
		}
		if (anonymous) await neutralizeUploads(transaction, attachments, filed.id);
		await insertFlow(transaction, {
			message_id: filed.id,
			action: "submit",
			from_status: null,
			to_status: filed.status,
			actor: CITIZEN,
			by_citizen: true,
		});
		await settleClocks(transaction, { id: filed.id, workflow_hash: filed.workflow_hash, category_code: "" });
		return filed;
	});
}

/** By which workflow a new case of a category is handled from now on, and the state in which it begins. */
async function handledBy(db: Db, category_code: string): Promise<{ workflow_hash: string; status: string }> {
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Error("There is no release.");
	const workflow_hash = await workflowHashFor(db, manifest, category_code);
	return { workflow_hash, status: firstStateOf(await workflowOfCase(db, { workflow_hash, category_code })) };
}

/**
 * The case already filed under this key: the answer to a retry, also of who has logged in between the two, or whose
 * session has ended. Whoever has the key learns the number and no more. Throws 409 with it when other values were sent.
 */
export async function filedBefore(work: Work, submission: Submission): Promise<FilingResult | null> {
	const filed = await findByKey(work.db, keyOf(work, submission));
	if (!filed || filed.request_digest === digestOf(submission)) return filed;
	const { number, submitted_at } = filed;
	const attachments = await takenBy(work.db, filed.id, submission.attachments ?? []);
	const data = { number, submitted_at: submitted_at.toISOString(), attachments };
	throw new Refusal(409, "This was already sent with other answers.", { data });
}

/** A case as it stands after it was sent; `repeated` where it had been filed before. */
export type Filing = { filed: FilingResult; repeated: boolean };

/** In whose name a case is filed that a clerk takes in. Throws 422 where its form asks for one and none was given. */
async function accountOf({ account }: OnBehalf, anonymous: boolean, required: boolean): Promise<string | null> {
	if (anonymous) return null;
	if (account) return account();
	const text = "Please give the mobile number of who it is filed for, or file it anonymously.";
	if (required) throw invalid([{ pointer: "/mobile", message: text }], text);
	return null;
}

/** Files a case once. Throws 401, 403, 409, 410 or 422. Once it resolves, the case outlives a crash. */
export async function fileCase(
	services: Work,
	submission: Submission,
	filer: string | null,
	sending: Sending,
): Promise<Filing> {
	const { db } = services;
	const { onBehalf } = sending;
	const form = await formOf(db, submission);
	const { document } = form.artefact;
	const anonymous = isAnonymous(document, submission.data);
	const required = document.auth === "required";
	if (required && filer === null && !anonymous && !onBehalf) throw new Refusal(401, "Please log in.");
	const translator = await translatorFor(db, form.release.manifest, sending.language);
	await refuseClosed(db, document, translator);
	const described = await describe(db, submission, form, translator, sending);
	const owner = onBehalf ? await accountOf(onBehalf, anonymous, required) : filer;
	const message = { ...described, ...ownedBy(services, submission, described.id, owner) };
	const key = keyOf(services, submission);
	const filed = await store(services, message, submission.attachments ?? [], { key, anonymous, onBehalf });
	if (filed) return { filed, repeated: false };
	const before = await filedBefore(services, submission);
	if (!before) throw new Error("A case neither could be stored nor was there already.");
	return { filed: before, repeated: true };
}
