import type { OperationName } from "../../schemas/operation.ts";
import { OPERATION_KINDS, OPERATIONS } from "../../schemas/operations.gen.ts";
import type { Requester } from "../login/caller.ts";
import { countedAs } from "../login/counted-as.ts";
import { limit } from "../login/limits.ts";
import type { Services } from "../services.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";

/**
 * Counts a request by who sends it before its body is read, whatever it turns out to hold: each call that changes
 * something and needs no session. What a call then does has limits of its own, by what it does. Throws 429.
 */
export async function countAttempt(services: Services, operation: OperationName, caller: Requester): Promise<void> {
	const who = countedAs(caller);
	const { auth } = OPERATIONS[operation];
	const kind = OPERATION_KINDS[operation];
	if (operation === "userLogCreateLog") await limit(services, "logsByIp", who);
	else if (kind === "command" && auth !== "required") await limit(services, "attemptsByIp", `${operation}:${who}`);
}

const KIB = 1024;

/** A form's values and a draft's: some 300,000 Chinese characters. */
const VALUES_BYTES = 1024 * KIB;

/** The most events that the schema takes, each as long as it may be. */
const LOG_BYTES = 400 * KIB;

const BODY_BYTES: { readonly [O in OperationName]?: number } = {
	messagesIndex: VALUES_BYTES,
	draftsSave: VALUES_BYTES,
	userLogCreateLog: LOG_BYTES,
	fileUpload: UPLOAD_LIMITS.max_size + 64 * KIB,
};

/** Every other body names a thing or two and says at most a note. */
const OTHER_BODY_BYTES = 64 * KIB;

/** How many bytes of JSON an operation takes, or of a file with what stands around it. */
export const bodyBytes = (operation: OperationName): number => BODY_BYTES[operation] ?? OTHER_BODY_BYTES;
