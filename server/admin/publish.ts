import type { Compilation, DocumentSource } from "../../schemas/compiler/index.ts";
import type { AuditEvent } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { demandUnrevoked } from "../release/demand-unrevoked.ts";
import { type DataMap, fitData } from "../release/fit-data.ts";
import { insertRelease } from "../repositories/releases/insert-release.ts";
import { lockPublishing, makeCurrent } from "../repositories/releases/publication.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { demandUnchanged, releaseNamed } from "./demands.ts";

/** Who publishes, what for, and what takes the place of what stored data holds and the release lacks. */
type Editor = {
	author_id: string;
	note: string;
	map: DataMap;
	record(event: AuditEvent, transaction: Db): Promise<void>;
};

/** What is published, over which release: null publishes over any, which is recorded. */
type Publishing = { sources: DocumentSource[]; base: string | null };

/** What else happens in the transaction that makes a release the current one. */
type Also = (transaction: Db, id: string) => Promise<void>;

const nothingElse: Also = async () => undefined;

/**
 * Compiles documents in a worker thread and makes them the current release in one transaction: a portal is never half
 * published. Throws 409 when the current release is not `base` any more, before the documents are compiled and after, or
 * when what they make was revoked; 422 with the diagnostics when they have errors, or with what stored data holds and they lack.
 */
export async function publish(
	{ db, compiler }: Pick<Services, "db" | "compiler">,
	{ sources, base }: Publishing,
	editor: Editor,
) {
	await demandUnchanged(db, base);
	const compilation = await compiler.compile(sources);
	return publishCompiled(db, { sources, base, ...compilation }, editor);
}

/** The same for documents that are compiled already. `also` is done in the same transaction, or none of it is. */
export async function publishCompiled(
	db: Db,
	{ sources, base, release, diagnostics }: Publishing & Compilation,
	{ map, record, ...editor }: Editor,
	also = nothingElse,
) {
	if (!release) throw new Refusal(422, "The documents have errors and were not published.", { data: { diagnostics } });
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		await demandUnchanged(transaction, base);
		await demandUnrevoked(transaction, release.id, release.manifest);
		await insertRelease(transaction, release, sources);
		await fitData(transaction, release.manifest, map);
		await makeCurrent(transaction, release.id, { origin: "published", overridden: base === null, ...editor });
		await also(transaction, release.id);
		const detail = { note: editor.note, ...(base === null ? { overridden: true } : { over: base }) };
		await record({ action: "release.published", object: { kind: "release", id: release.id }, detail }, transaction);
	});
	return { id: release.id, diagnostics };
}

/**
 * Makes an earlier release the current one again, and returns its id. Throws 404 or 409 where the name leads to no one release
 * or to a revoked one, 422 where stored data holds what it lacks.
 */
export async function restore(db: Db, name: string, { map, record, ...editor }: Editor): Promise<string> {
	return db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const { id, manifest } = await releaseNamed(transaction, name);
		await demandUnrevoked(transaction, id, manifest);
		await fitData(transaction, manifest, map);
		await makeCurrent(transaction, id, { origin: "restored", overridden: false, ...editor });
		const detail = { note: editor.note };
		await record({ action: "release.restored", object: { kind: "release", id }, detail }, transaction);
		return id;
	});
}
