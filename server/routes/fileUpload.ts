import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { limit } from "../login/limits.ts";
import { insertUpload } from "../repositories/upload.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";
import { cleanName, processUpload } from "../uploads/process.ts";
import { invalid, Refusal } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

const tooLarge = (name: string) =>
	new Refusal(413, "{name} is larger than {most}.", { values: { name, most: { sizeLimit: UPLOAD_LIMITS.max_size } } });

async function receive(request: FastifyRequest): Promise<{ name: string; body: Buffer }> {
	const part = request.isMultipart() ? await request.file() : undefined;
	if (part?.fieldname !== "file")
		throw invalid([{ pointer: "/file", message: "Please choose a file." }], "Please choose a file.");
	const name = cleanName(part.filename);
	try {
		return { name, body: await part.toBuffer() };
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge(name);
		throw error;
	}
}

/** Stores one file; its unguessable id is what a form sends to attach it. */
export const fileUpload: Route<"fileUpload"> = async (_input, { caller, services, request }) => {
	await limit(services, "uploadsByIp", caller.ip);
	const sent = await receive(request);
	const processed = await processUpload(sent);
	const id = randomBytes(16).toString("hex");
	const thumbnail = processed.thumbnail ? `${id}-thumbnail` : null;
	await services.storage.put(id, processed.body, processed.mime);
	if (processed.thumbnail && thumbnail) await services.storage.put(thumbnail, processed.thumbnail, "image/webp");
	const row = {
		id,
		owner_id: caller.user?.id ?? null,
		name: sent.name,
		size: processed.body.length,
		mime: processed.mime,
		file: id,
		thumbnail,
	};
	await insertUpload(services.db, row);
	return attachmentOf(services.secret, { ...row, message_id: null, flow_id: null, created_at: new Date() });
};
