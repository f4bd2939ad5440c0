import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { Edit } from "../../schemas/edits/types.ts";
import type { Db } from "../database/connection.ts";
import { isRowId } from "../repositories/queries/search.ts";
import {
	appendEdits,
	closeDraftRelease,
	findDraftRelease,
	listEdits,
	lockDraftRelease,
	publicationsSince,
	type StoredEdit,
	sizeOfEdits,
	storedIds,
} from "../repositories/releases/draft-release.ts";
import { findCurrent } from "../repositories/releases/release.ts";
import type { Services } from "../services.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { demandApproval } from "./approvals.ts";
import { publishCompiled } from "./publish.ts";
import { sourcesOf } from "./release-sources.ts";
import { type ReleaseTimes, scheduleCompiled, scheduleEnd } from "./schedule-publication.ts";
import { pathErrors } from "./source-paths.ts";

/** Edits of one draft release: each is applied anew whenever it is opened or checked. */
const MAX_EDITS = 10_000;

/** They are sent whole to whoever opens the draft release. */
const MAX_EDITS_BYTES = 16 * 1024 * 1024;

const MAX_PUBLICATIONS = 20;

const closed = () => new Refusal(409, "This draft release was published or discarded.");

type Draft = NonNullable<Awaited<ReturnType<typeof findDraftRelease>>>;

/** The draft release of an id. Throws 404 where there is none. */
export async function demandDraft(db: Db, id: string): Promise<Draft> {
	const draft = isRowId(id) ? await findDraftRelease(db, id) : null;
	if (!draft) throw absent();
	return draft;
}

/** The same, for the rest of the transaction. Throws 404, or 409 where it is closed. */
async function lockOpenDraft(db: Db, id: string) {
	const draft = isRowId(id) ? await lockDraftRelease(db, id) : null;
	if (!draft) throw absent();
	if (draft.state !== "open") throw closed();
	return draft;
}

/** Throws 413 where the edits are too many, or too long, for the draft release to hold. */
async function demandRoom(
	db: Db,
	{ id, version }: { id: string; version: number },
	edits: readonly Edit[],
): Promise<void> {
	const bytes = Buffer.byteLength(JSON.stringify(edits)) + (await sizeOfEdits(db, id));
	if (version + edits.length > MAX_EDITS || bytes > MAX_EDITS_BYTES)
		throw new Refusal(
			413,
			"This draft release has as many edits as one may have. Please publish it, or begin another.",
		);
}

/**
 * Appends edits to a draft release, whatever came in since `after`, and returns that too, with what was stored of these edits
 * before: nothing is lost, whoever sends edits applies them anew over those of others, in the order that is stored. Edits that are stored already are not stored again. Throws 404, or 409
 * where the draft is closed, 413 where it is full.
 */
export async function append(db: Db, id: string, sent: { after: number; edits: Edit[] }, author_id: string) {
	return db.transaction().execute(async (transaction) => {
		const draft = await lockOpenDraft(transaction, id);
		const known = await storedIds(transaction, id, sent.edits);
		const others = await listEdits(transaction, id, sent.after);
		const fresh = sent.edits.filter((edit) => !known.has(edit.id));
		await demandRoom(transaction, draft, fresh);
		return { version: await appendEdits(transaction, draft, fresh, author_id), others };
	});
}

/** Closes a draft release without publishing it. Throws 404, or 409 where it is closed already. */
export const discard = (
	db: Db,
	id: string,
	{ author_id, record }: Pick<Publisher, "author_id" | "record">,
): Promise<void> =>
	db.transaction().execute(async (transaction) => {
		const { name } = await lockOpenDraft(transaction, id);
		await closeDraftRelease(transaction, id, null, author_id);
		const detail = { name };
		await record({ action: "draft_release.discarded", object: { kind: "draft_release", id }, detail }, transaction);
	});

/** A draft release with its base's documents and its edits. Throws 404. */
export async function draftWithEdits(
	db: Db,
	id: string,
): Promise<{ draft: Draft; sources: DocumentSource[]; edits: StoredEdit[] }> {
	const draft = await demandDraft(db, id);
	return { draft, sources: await sourcesOf(db, draft.base_id), edits: await listEdits(db, id) };
}

/** Throws 409 with who published what, where the release in force is not the draft's base any more. Returns what is in force. */
async function baseOf(db: Db, draft: Draft, rebase: boolean): Promise<string> {
	const current = await findCurrent(db);
	const id = current?.id ?? draft.base_id;
	if (id === draft.base_id || rebase) return id;
	const publications = await publicationsSince(db, draft.base_id, MAX_PUBLICATIONS);
	throw new Refusal(409, "Somebody else has published in the meantime.", {
		data: {
			current: id,
			publications: publications.map(({ published_at, ...one }) => ({
				...one,
				published_at: published_at.toISOString(),
			})),
		},
	});
}

type Publisher = Parameters<typeof publishCompiled>[2] & { rebase: boolean; times: ReleaseTimes };

/**
 * Publishes what a draft release leads to, or schedules it, and closes it, in one transaction. Throws 404; 409 where it is closed, was changed
 * meanwhile, or where the release in force is not its base and `rebase` is not said; 422 with the diagnostics.
 */
export async function publishDraft(
	{ db, compiler }: Pick<Services, "db" | "compiler">,
	id: string,
	{ rebase, times, ...publisher }: Publisher,
) {
	const { draft, edits } = await draftWithEdits(db, id);
	if (draft.state !== "open") throw closed();
	// Of this version: the transaction below publishes no other. Before it, as what the draft itself says of approval holds later.
	await demandApproval(db, draft, publisher.author_id);
	const base = await baseOf(db, draft, rebase);
	const { refused, sources, ...compilation } = await compiler.compileDraft(await sourcesOf(db, base), edits);
	const errors = pathErrors(sources);
	if (errors.length > 0) throw invalid(errors);
	const { at, until } = times;
	const input = { sources, base, ...compilation };
	const close = async (transaction: Db, release: string) => {
		const { version } = await lockOpenDraft(transaction, id);
		if (version !== draft.version)
			throw new Refusal(
				409,
				"Somebody has changed this draft release in the meantime. Please look at it and publish again.",
			);
		await closeDraftRelease(transaction, id, release, publisher.author_id);
		if (until && !at) await scheduleEnd(transaction, { id: release, over: base, until, ...publisher });
	};
	const published = at
		? await scheduleCompiled(db, input, { at, until }, publisher, close)
		: await publishCompiled(db, input, publisher, close);
	return { ...published, refused, at: at?.toISOString() ?? null, until: until?.toISOString() ?? null };
}
