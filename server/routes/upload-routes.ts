import type { FastifyInstance, FastifyReply } from "fastify";
import { recordReading } from "../audit/record.ts";
import { readsCase } from "../cases/demand-case.ts";
import { isPublicUpload } from "../cases/public-uploads.ts";
import type { UserRow } from "../database/tables.ts";
import { callerOf } from "../login/caller.ts";
import { networkOf } from "../login/network.ts";
import { hasOpenCopy } from "../repositories/messages/open-file.ts";
import { findUpload } from "../repositories/messages/upload.ts";
import { findUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { rangeOf } from "../uploads/byte-range.ts";
import { visibleOriginal } from "../uploads/original.ts";
import type { FileDescription } from "../uploads/presigned.ts";
import { copyOf } from "../uploads/public-store.ts";
import { describeFile, dispositionOf, storedBytes, type UploadRequest } from "../uploads/send-file.ts";
import { namesReader, readerOfPass } from "../uploads/signature.ts";
import { absent } from "../wire/refusal.ts";

/** A stored file, and what is said of it where it is handed over. */
type OpenFile = FileDescription & { file: string };

type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Whether everybody may see an upload, whoever asks. */
const isForAll = async ({ db }: Services, upload: FoundUpload) =>
	upload.content || upload.is_avatar || (await isPublicUpload(db, upload));

async function maySee(services: Services, upload: FoundUpload, request: UploadRequest): Promise<boolean> {
	const named = readerOfPass(services.secret, upload.id, request.query.pass ?? "");
	if (named !== null) return named === "" || readBy(services, upload, request, await findUser(services.db, named));
	// Until it is attached, who knows an anonymous upload's unguessable id is who made it.
	if (upload.owner_id === null && upload.message_id === null) return true;
	const { user } = await callerOf(services, request, "optional");
	const isFilers = upload.outside_answer_id === null && user?.id === upload.filed_by;
	if (user !== null && (user.id === upload.owner_id || isFilers)) return true;
	return readBy(services, upload, request, user);
}

/** Whether somebody may read an upload as one of the staff; that they do is recorded. */
async function readBy({ db }: Services, upload: FoundUpload, { ip }: UploadRequest, user: UserRow | null) {
	const { message_id, code, team, restricted } = upload;
	if (user === null || message_id === null || code === null || restricted === null) return false;
	if (!(await readsCase(db, user, message_id, { code, team, restricted }))) return false;
	const by = { actor: user, from: networkOf(ip) };
	await recordReading(db, by, { kind: "attachment", id: upload.id }, { case: message_id });
	return true;
}

async function visibleUpload(services: Services, request: UploadRequest, reply: FastifyReply) {
	const upload = await findUpload(services.db, request.params.id);
	const isOpen = upload !== null && (await isForAll(services, upload));
	if (upload && (isOpen || (await maySee(services, upload, request)))) return { upload, isOpen };
	reply.code(404);
	throw absent();
}

/** Sends the browser to the object storage, for a file that everybody may see and that is copied there; false where it is not. */
async function sentAway({ db, publicStore }: Services, request: UploadRequest, reply: FastifyReply, file: OpenFile) {
	const addressOf = publicStore?.addressOf;
	// A signature is for one method, and what names a reader of the staff is theirs to work on, in a page that must read its bytes.
	if (!addressOf || request.method !== "GET" || namesReader(request)) return false;
	if (!(await hasOpenCopy(db, file.file, file.mime))) return false;
	const address = await addressOf(copyOf(file.file), file);
	reply.header("Cache-Control", request.query.pass === undefined ? "private, max-age=60" : "no-store");
	await reply.redirect(address);
	return true;
}

/** Serves /uploads/<id>, its thumbnail and what it was before it was redacted to whoever may see them; to everybody else they are absent. */
export function serveUploads(app: FastifyInstance, services: Services): void {
	const stored = storedBytes(services.storage);
	app.get<{ Params: { id: string }; Querystring: { pass?: string } }>(
		"/uploads/:id/original",
		async (request, reply) => {
			const { name, mime, file } = await visibleOriginal(services, request, reply);
			return describeFile(request, reply, mime, name).send(await stored(file, reply));
		},
	);
	app.get<{ Params: { id: string }; Querystring: { pass?: string } }>("/uploads/:id", async (request, reply) => {
		const { upload, isOpen } = await visibleUpload(services, request, reply);
		const open = { file: upload.file, mime: upload.mime, disposition: dispositionOf(upload.mime, upload.name) };
		if (isOpen && (await sentAway(services, request, reply, open))) return reply;
		// Browsers play and seek in videos by asking for pieces of them.
		const range = rangeOf(request.headers.range, upload.size);
		describeFile(request, reply, upload.mime, upload.name).header("Accept-Ranges", "bytes");
		if (range === "unsatisfiable") return reply.code(416).header("Content-Range", `bytes */${upload.size}`).send();
		if (range === "none") return reply.send(await stored(upload.file, reply));
		const { start, end } = range;
		const body = await stored(upload.file, reply, range);
		return reply
			.code(206)
			.headers({ "Content-Range": `bytes ${start}-${end}/${upload.size}`, "Content-Length": end - start + 1 })
			.send(body);
	});
	app.get<{ Params: { id: string }; Querystring: { pass?: string } }>(
		"/uploads/:id/thumbnail",
		async (request, reply) => {
			const { upload, isOpen } = await visibleUpload(services, request, reply);
			const file = upload.thumbnail ?? "";
			const mime = "image/webp";
			const open = { file, mime, disposition: dispositionOf(mime, upload.name) };
			if (isOpen && file !== "" && (await sentAway(services, request, reply, open))) return reply;
			const body = await stored(file, reply);
			return describeFile(request, reply, mime, upload.name).send(body);
		},
	);
}
