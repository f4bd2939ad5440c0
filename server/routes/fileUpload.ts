import { countedAs } from "../login/counted-as.ts";
import { limit } from "../login/limits.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { demandPlace } from "../uploads/demand-place.ts";
import { keepFile } from "../uploads/keep-file.ts";
import { processUpload } from "../uploads/process.ts";
import { receiveFile } from "../uploads/receive.ts";
import type { Route } from "./route.ts";

/** Stores one file; its unguessable id is what a form sends to attach it. */
export const fileUpload: Route<"fileUpload"> = async (_input, { caller, services, request }) => {
	await limit(services, "uploadsByIp", countedAs(caller));
	await demandPlace(services, caller.user);
	return services.intake.incoming.withFiles(async (newPath) => {
		const path = newPath();
		const name = await receiveFile(request, path);
		const processed = await processUpload(services.intake, { name, path, newPath, signal: request.signal });
		const row = await keepFile(services, processed, caller.user?.id ?? null);
		return attachmentOf(services.secret, {
			...row,
			message_id: null,
			flow_id: null,
			outside_answer_id: null,
			created_at: new Date(),
			content: false,
		});
	});
};
