import type { FastifyReply } from "fastify";
import { recordReading } from "../audit/record.ts";
import { callerOf } from "../login/caller.ts";
import { networkOf } from "../login/network.ts";
import { shownFields } from "../policies/case-policy.ts";
import { findOriginalOf } from "../repositories/desk/picture-original.ts";
import { findUpload } from "../repositories/messages/upload.ts";
import { findUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { absent } from "../wire/refusal.ts";
import { originalOf } from "./attachment.ts";
import type { UploadRequest } from "./send-file.ts";
import { readerOfPass } from "./signature.ts";

/** Who asks: whom the pass names, which must be somebody, or else who is logged in. */
async function readerOf(services: Services, request: UploadRequest) {
	const { pass } = request.query;
	if (pass === undefined) return (await callerOf(services, request, "optional")).user;
	const named = readerOfPass(services.secret, originalOf(request.params.id), pass);
	return named ? findUser(services.db, named) : null;
}

/**
 * What a picture of a case was before it was redacted, for whoever has the right to originals over the case; that they read it is
 * recorded. Throws 404 for everybody else, its filer too.
 */
export async function visibleOriginal(services: Services, request: UploadRequest, reply: FastifyReply) {
	const { db } = services;
	const { id } = request.params;
	const upload = await findUpload(db, id);
	const original = await findOriginalOf(db, id);
	const user = await readerOf(services, request);
	const { message_id, code, team, restricted } = upload ?? {};
	const isCase = message_id && code && team !== undefined && typeof restricted === "boolean";
	if (!upload || !original || !user || !isCase || !shownFields(user, { code, team, restricted }).has("originals")) {
		reply.code(404);
		throw absent();
	}
	const by = { actor: user, from: networkOf(request.ip) };
	await recordReading(db, by, { kind: "attachment", id }, { case: message_id, original: true });
	return { name: upload.name, mime: upload.mime, file: original.file };
}
