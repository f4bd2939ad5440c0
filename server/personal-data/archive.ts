import { flowOf } from "../cases/flow.ts";
import { fullMessage } from "../cases/full-message.ts";
import { exportUser } from "../member/export-user.ts";
import type { DataRequest } from "../repositories/data-request.ts";
import { findMessage } from "../repositories/message.ts";
import { listOwnIds } from "../repositories/stored-about-user.ts";
import { listUploads, listUploadsWithoutCase } from "../repositories/upload.ts";
import { findUser } from "../repositories/user.ts";
import type { Services } from "../services.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

type Work = Pick<Services, "db" | "secret" | "settings" | "storage">;

/** Ids of cases that are left out of an archive. */
export type LeftOut = ReadonlySet<string>;

async function* textOf(value: unknown): AsyncGenerator<Uint8Array> {
	yield Buffer.from(JSON.stringify(value, null, "\t"));
}

/** A file's name in the archive: its id tells two of one name apart. */
const pathOf = ({ id, name }: { id: string; name: string }) => `files/${id}-${name.replaceAll(/[/\\]/g, "_")}`;

async function* filesOf(
	{ db, storage }: Work,
	{ cases, owner }: { cases: readonly string[]; owner: string | null },
): AsyncGenerator<ZipEntry> {
	const waiting = owner === null ? [] : await listUploadsWithoutCase(db, owner);
	const attached = [];
	for (const id of cases) attached.push(...(await listUploads(db, id)));
	for (const upload of [...attached, ...waiting]) {
		const bytes = await storage.get(upload.file);
		if (bytes) yield { name: pathOf(upload), bytes };
	}
}

async function* ofAccount(services: Work, userId: string, leftOut: LeftOut): AsyncGenerator<ZipEntry> {
	const user = await findUser(services.db, userId);
	if (!user) return;
	yield { name: "data.json", bytes: textOf(await exportUser(services, user, leftOut)) };
	const ids = await listOwnIds(services.db, userId);
	yield* filesOf(services, { cases: ids.filter((id) => !leftOut.has(id)), owner: userId });
}

async function* ofCase(services: Work, id: string): AsyncGenerator<ZipEntry> {
	const message = await findMessage(services.db, id);
	if (!message) return;
	const visible = { message, own: true, full: true, reader: null };
	const data = { case: await fullMessage(services, visible, null), flow: await flowOf(services, visible) };
	yield { name: "data.json", bytes: textOf({ exported_at: new Date().toISOString(), ...data }) };
	yield* filesOf(services, { cases: [id], owner: null });
}

/**
 * All that is kept of whom a request is about, as a ZIP file: `data.json` and the files. Of a case without a name, the case. Cases
 * that are left out are so with their files.
 */
export function personalArchive(
	services: Work,
	{ scope, user_id, message_id }: DataRequest,
	leftOut: LeftOut = new Set(),
): AsyncGenerator<Uint8Array> {
	const entries =
		scope === "account" ? ofAccount(services, user_id ?? "", leftOut) : ofCase(services, message_id ?? "");
	return zipOf(entries);
}
