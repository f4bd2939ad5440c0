import type { Answer, DeskCase, DeskCaseSummary } from "../../schemas/types.gen.ts";
import { clocksOf } from "../cases/clocks.ts";
import { demandCase } from "../cases/demand-case.ts";
import { currentDistrictNames, type DistrictNames } from "../cases/district-names.ts";
import { writtenWords } from "../cases/filer-language.ts";
import { loadForm } from "../cases/forms.ts";
import { answersOfSteps, noteOf } from "../cases/question-answer.ts";
import { type AnswerScope, valuesOf } from "../cases/values.ts";
import { workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase, shownFields } from "../policies/case-policy.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { listExtensions } from "../repositories/desk/case-extension.ts";
import { findOnBehalf } from "../repositories/desk/case-on-behalf.ts";
import { listAlike, listLinked, listNotes, listOfReporter, readableOf } from "../repositories/desk/case-relations.ts";
import { listExceptions } from "../repositories/desk/case-standing.ts";
import { type FoundCase, findMessage } from "../repositories/messages/message.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { listUploads } from "../repositories/messages/upload.ts";
import { chosenName, findUser } from "../repositories/people/user.ts";
import { findWorkCalendar } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import { suggestCategory } from "../suggestions/suggest-category.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { absent } from "../wire/refusal.ts";
import { deskSummaries } from "./case-summary.ts";
import { checklistOf } from "./checklist.ts";
import { deskClockOf } from "./desk-clocks.ts";
import { movesOf } from "./desk-moves.ts";
import { outsideSteps, sharesOf, withOutside } from "./outside-steps.ts";
import { writtenStepLabel } from "./workflow-words.ts";

type Work = Pick<Services, "db" | "secret">;

/** The same with how districts are called. */
type Reading = Work & { nameOf: DistrictNames };

/** What was asked, as it was asked: by the version of the form with which the case was filed. */
async function contentOf({ db, secret }: Work, message: FoundCase, reader: UserRow, scope: AnswerScope) {
	const form = await loadForm(db, message.form_hash);
	const uploads = await listUploads(db, message.id);
	const show = (flowId: string | null) =>
		uploads.filter(({ flow_id }) => flow_id === flowId).map((upload) => attachmentOf(secret, upload, reader));
	return { answers: form ? valuesOf(form.artefact, message.data, scope, message.labels) : [], show };
}

async function reporterOf({ db, nameOf }: Reading, message: FoundCase, user: UserRow): Promise<DeskCase["reporter"]> {
	if (message.user_id === null) return { kind: "anonymous", name: "", mobile: "", cases: [] };
	const filer = await findUser(db, message.user_id);
	const ids = await listOfReporter(db, message.user_id, message.id, user);
	// Without a name of their own they are called by a part of their number, which says nothing beside the whole of it.
	const name = filer ? (chosenName(filer) ?? "") : "";
	return { kind: "account", name, mobile: filer?.mobile ?? "", cases: await deskSummaries(db, ids, user.id, nameOf) };
}

async function relatedOf({ db, nameOf }: Reading, message: FoundCase, user: UserRow): Promise<DeskCase["related"]> {
	const linked = await listLinked(db, message.id);
	const into = message.merged_into;
	const kinds = new Map<string, DeskCase["related"][number]["kind"]>(linked.map(({ id, kind }) => [id, kind]));
	if (into) kinds.set(into, "merged_into");
	const summaries = await deskSummaries(db, await readableOf(db, [...kinds.keys()], user), user.id, nameOf);
	return summaries.map(({ id, number, title, status_label }) => ({
		id,
		number,
		title,
		status_label,
		kind: kinds.get(id) ?? "related",
	}));
}

/** What was answered in a step; its note says all of it, in so far as its reader sees all. */
const withAnswers = (answers: Answer[] | undefined, scope: AnswerScope) =>
	answers && { answers, ...(scope !== "all" && { note: noteOf(answers) }) };

const publishedText = ({ published, confidential }: FoundCase) =>
	published ? "published" : confidential ? "never" : "private";

const RIGHTS = { handle: "move", supervise: "supervise", publish: "publish", export: "export" } as const;
const NAMES = ["handle", "supervise", "publish", "export"] as const;

async function handlingOfCase({ db }: Work, message: FoundCase, user: UserRow, standing: CaseStanding) {
	const workflow = await workflowOfCase(db, message);
	const flow = await listFlow(db, message.id);
	const extensions = await listExtensions(db, message.id);
	const now = new Date();
	const clocks = clocksOf(workflow, flow, await findWorkCalendar(db), { extensions, now });
	return {
		workflow,
		flow,
		clocks: clocks.map((clock) => deskClockOf(clock, now)),
		moves: movesOf(workflow, message.status, user, standing),
		checklist: await checklistOf(db, workflow, message),
	};
}

async function partsOf(
	work: Work,
	message: FoundCase,
	summary: DeskCaseSummary,
	user: UserRow,
	standing: CaseStanding,
) {
	const { db } = work;
	const { workflow, flow, clocks, moves, checklist } = await handlingOfCase(work, message, user, standing);
	const scope = shownFields(user, standing).has("reporter") ? "all" : "unnamed";
	const { answers, show } = await contentOf(work, message, user, scope);
	const answered = await answersOfSteps(db, message.id, scope);
	const notes = await listNotes(db, message.id);
	return {
		answers,
		attachments: show(null),
		clocks,
		moves,
		checklist,
		workflow: workflow.id,
		flow: withOutside(
			flow.map(({ by_citizen: _citizen, team: _team, created_at, ...entry }) => ({
				...entry,
				label: writtenStepLabel(workflow, entry.action),
				created_at: created_at.toISOString(),
				...withAnswers(answered.get(entry.id), scope),
				attachments: show(entry.id),
			})),
			await outsideSteps(work, message, user),
		),
		shared: await sharesOf(db, message.id, mayWithCase(user, "share", standing)),
		notes: notes.map(({ id, author, text, created_at }) => ({
			id,
			text,
			author: author ?? "",
			created_at: created_at.toISOString(),
		})),
		watching: summary.open_with === "" ? [] : summary.open_with.split(", "),
	};
}

/** Who opened a case by exception, and until when its reader reads it so. */
async function exceptionsOf(
	db: Db,
	id: string,
	user: UserRow,
	byRight: boolean,
): Promise<Pick<DeskCase, "read_until" | "exceptions">> {
	const found = await listExceptions(db, id);
	const ends = found.filter(({ user_id }) => user_id === user.id).map(({ expires_at }) => expires_at.toISOString());
	return {
		read_until: byRight ? null : (ends.toSorted().at(-1) ?? null),
		exceptions: found.map(({ name, reason, created_at, expires_at }) => ({
			name,
			reason,
			created_at: created_at.toISOString(),
			expires_at: expires_at.toISOString(),
		})),
	};
}

/** A case as the desk shows it; `words` says in the reader's language why rules fired. Throws 404. */
export async function deskCase(work: Work, id: string, user: UserRow, words = writtenWords): Promise<DeskCase> {
	const { db } = work;
	const standing = await demandCase(db, user, id, "read");
	const message = await findMessage(db, id);
	const nameOf = await currentDistrictNames(db);
	const reading = { ...work, nameOf };
	const [summary] = message ? await deskSummaries(db, [id], user.id, nameOf) : [];
	if (!message || !summary) throw absent();
	const shown = shownFields(user, standing);
	const similar = await listAlike(db, message.title, id, user);
	return {
		...summary,
		suggestion: summary.open ? await suggestCategory(db, message, user, standing) : null,
		...(await partsOf(work, message, summary, user, standing)),
		reply: message.reply,
		rating: message.rating,
		rating_comment: message.rating_comment,
		published: message.published,
		published_text: publishedText(message),
		supports: message.supports,
		reporter: shown.has("reporter")
			? await reporterOf(reading, message, user)
			: { kind: "staff", name: "", mobile: "", cases: [] },
		on_behalf: await findOnBehalf(db, id),
		related: await relatedOf(reading, message, user),
		similar: await deskSummaries(db, similar, user.id, nameOf),
		routed: (message.routed ?? []).map(({ rule, title, why }) => ({
			rule,
			title,
			why: why.map((part) => words(nameOf(part))).join("; "),
		})),
		...(await exceptionsOf(db, id, user, mayWithCase(user, "read", standing))),
		may: NAMES.filter((name) => mayWithCase(user, RIGHTS[name], standing)),
	};
}
