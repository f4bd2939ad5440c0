import { randomBytes } from "node:crypto";
import { limit } from "../login/limits.ts";
import { insertUpload } from "../repositories/upload.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { demandPlace } from "../uploads/demand-place.ts";
import { type Processed, processUpload } from "../uploads/process.ts";
import { receiveFile } from "../uploads/receive.ts";
import type { Route } from "./route.ts";

/** Stores the bytes, then the row that makes them an upload of somebody's. */
async function store({ db, storage }: Services, processed: Processed, owner: string | null) {
	const { name, mime, size, keepsMetadata } = processed;
	const id = randomBytes(16).toString("hex");
	const thumbnail = processed.thumbnail === null ? null : `${id}-thumbnail`;
	await storage.put(id, processed.path, mime);
	if (processed.thumbnail !== null && thumbnail !== null)
		await storage.put(thumbnail, processed.thumbnail, "image/webp");
	const row = { id, owner_id: owner, name, size, mime, file: id, thumbnail, keeps_metadata: keepsMetadata };
	await insertUpload(db, row);
	return row;
}

/** Stores one file; its unguessable id is what a form sends to attach it. */
export const fileUpload: Route<"fileUpload"> = async (_input, { caller, services, request }) => {
	await limit(services, "uploadsByIp", caller.ip);
	await demandPlace(services, caller.user);
	return services.intake.incoming.withFiles(async (newPath) => {
		const path = newPath();
		const name = await receiveFile(request, path);
		const processed = await processUpload(services.intake, { name, path, newPath, signal: request.signal });
		const row = await store(services, processed, caller.user?.id ?? null);
		return attachmentOf(services.secret, {
			...row,
			message_id: null,
			flow_id: null,
			created_at: new Date(),
			content: false,
		});
	});
};
