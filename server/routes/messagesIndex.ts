import { fileCase, filedBefore } from "../cases/file-case.ts";
import { limit } from "../login/limits.ts";
import type { Route } from "./route.ts";

/** Files a case; the same idempotency key gets the same answer. */
export const messagesIndex: Route<"messagesIndex"> = async (submission, { caller, services }) => {
	const userId = caller.user?.id ?? null;
	let filed = await filedBefore(services.db, submission, userId);
	if (!filed) {
		await limit(services, "casesByIp", caller.ip);
		filed = await fileCase(services.db, submission, userId);
	}
	const { id, number, status, submitted_at } = filed;
	return { id, number, status, submitted_at: submitted_at.toISOString() };
};
