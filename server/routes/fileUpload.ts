import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { limit } from "../login/limits.ts";
import { insertUpload } from "../repositories/upload.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";
import { cleanName, processUpload } from "../uploads/process.ts";
import { invalid, Refusal } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

const tooLarge = () =>
	new Refusal(413, "The file is larger than {megabytes} MB.", {
		values: { megabytes: UPLOAD_LIMITS.max_size / 1024 / 1024 },
	});

async function receive(request: FastifyRequest): Promise<{ name: string; body: Buffer }> {
	const part = request.isMultipart() ? await request.file() : undefined;
	if (part?.fieldname !== "file")
		throw invalid([{ pointer: "/file", message: "should be a file" }], "Please choose a file.");
	try {
		return { name: cleanName(part.filename), body: await part.toBuffer() };
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge();
		throw error;
	}
}

/** Stores one file; its unguessable id is what a form sends to attach it. */
export const fileUpload: Route<"fileUpload"> = async (_input, { caller, services, request }) => {
	await limit(services, "uploadsByIp", caller.ip);
	const { name, body } = await receive(request);
	const processed = await processUpload(body);
	const id = randomBytes(16).toString("hex");
	const thumbnail = processed.thumbnail ? `${id}-thumbnail` : null;
	await services.storage.put(id, processed.body, processed.mime);
	if (processed.thumbnail && thumbnail) await services.storage.put(thumbnail, processed.thumbnail, "image/webp");
	const row = {
		id,
		owner_id: caller.user?.id ?? null,
		name,
		size: processed.body.length,
		mime: processed.mime,
		file: id,
		thumbnail,
	};
	await insertUpload(services.db, row);
	return attachmentOf(services.secret, { ...row, message_id: null, flow_id: null, created_at: new Date() });
};
