import { flowOf } from "../cases/flow.ts";
import { fullCase } from "../cases/full-case.ts";
import { exportUser } from "../member/export-user.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { listUploads, listUploadsWithoutCase } from "../repositories/messages/upload.ts";
import type { DataRequest } from "../repositories/people/data-request.ts";
import { listOwnIds } from "../repositories/people/stored-about-user.ts";
import { findUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { sizeOfZip, type ZipEntry, zipOf } from "../wire/zip.ts";

type Work = Pick<Services, "db" | "secret" | "settings" | "storage">;

/** Ids of cases that are left out of an archive. */
export type LeftOut = ReadonlySet<string>;

/** What an archive is made of: its size in bytes, and how it is read; nothing where it is stored no more. */
type ArchivePart = { name: string; size: number; read(): Promise<AsyncIterable<Uint8Array> | null> };

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}

function dataPart(value: unknown): ArchivePart {
	const bytes = Buffer.from(JSON.stringify(value, null, "\t"));
	return { name: "data.json", size: bytes.length, read: async () => once(bytes) };
}

/** A file's name in the archive: its id tells two of one name apart. */
const pathOf = ({ id, name }: { id: string; name: string }) => `files/${id}-${name.replaceAll(/[/\\]/g, "_")}`;

async function fileParts(
	{ db, storage }: Work,
	{ cases, owner }: { cases: readonly string[]; owner: string | null },
): Promise<ArchivePart[]> {
	const uploads = [];
	for (const id of cases) uploads.push(...(await listUploads(db, id)));
	if (owner !== null) uploads.push(...(await listUploadsWithoutCase(db, owner)));
	return uploads.map((upload) => ({
		name: pathOf(upload),
		size: upload.size,
		read: () => storage.get(upload.file),
	}));
}

async function partsOfAccount(services: Work, userId: string, leftOut: LeftOut): Promise<ArchivePart[]> {
	const user = await findUser(services.db, userId);
	if (!user) return [];
	const data = dataPart(await exportUser(services, user, leftOut));
	const ids = await listOwnIds(services.db, userId);
	return [data, ...(await fileParts(services, { cases: ids.filter((id) => !leftOut.has(id)), owner: userId }))];
}

async function partsOfCase(services: Work, id: string): Promise<ArchivePart[]> {
	const message = await findMessage(services.db, id);
	if (!message) return [];
	const visible = { message, own: true, full: true, reader: null };
	const data = { case: await fullCase(services, visible, null), flow: await flowOf(services, visible) };
	const exported_at = new Date().toISOString();
	return [dataPart({ exported_at, ...data }), ...(await fileParts(services, { cases: [id], owner: null }))];
}

const partsOf = (services: Work, { scope, user_id, message_id }: DataRequest, leftOut: LeftOut) =>
	scope === "account" ? partsOfAccount(services, user_id ?? "", leftOut) : partsOfCase(services, message_id ?? "");

async function* entriesOf(parts: readonly ArchivePart[]): AsyncGenerator<ZipEntry> {
	for (const { name, read } of parts) {
		const bytes = await read();
		if (bytes) yield { name, bytes };
	}
}

/**
 * All that is kept of whom a request is about, as a ZIP file: `data.json` and the files. Of a case without a name, the case. Cases
 * that are left out are so with their files.
 */
export async function* personalArchive(
	services: Work,
	request: DataRequest,
	leftOut: LeftOut = new Set(),
): AsyncGenerator<Uint8Array> {
	yield* zipOf(entriesOf(await partsOf(services, request, leftOut)));
}

/** The bytes that the whole of it has now. */
export const archiveSize = async (services: Work, request: DataRequest): Promise<number> =>
	sizeOfZip(await partsOf(services, request, new Set()));
