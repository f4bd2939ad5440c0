import { stat } from "node:fs/promises";
import { fileKind } from "../../schemas/rules/errors/file-kinds.ts";
import { logFailure } from "../log/failure-log.ts";
import { invalid, Refusal } from "../wire/refusal.ts";
import { hasKnownEnding, nameOfKind } from "./file-name.ts";
import type { Intake } from "./intake.ts";
import { UPLOAD_LIMITS } from "./limits.ts";
import { removeMetadata } from "./metadata/remove-metadata.ts";
import { isPicture, processPicture } from "./picture.ts";
import { sniff } from "./sniff.ts";

/** An upload as it came, in a temporary file; `newPath` makes more of them. */
type Received = { name: string; path: string; newPath(): string; signal: AbortSignal };

/** What is stored of an upload, still in temporary files. Sizes in bytes. */
export type Processed = {
	name: string;
	mime: string;
	size: number;
	path: string;
	thumbnail: string | null;
	/** Whether the file may still tell who made it. */
	keepsMetadata: boolean;
};

const RETRY_SECONDS = 60;

async function kindOf({ name, path }: Received): Promise<string> {
	const mime = await sniff(path);
	const { accept } = UPLOAD_LIMITS;
	if (accept.includes(mime)) return mime;
	if (hasKnownEnding(name)) {
		const unlike = "{name}: empty or damaged, or no file of the kind that its name says.";
		throw invalid([{ pointer: "/file", message: unlike }], unlike, { name });
	}
	const message = "{name}: this kind of file is not accepted. Accepted: {kinds}.";
	throw invalid([{ pointer: "/file", message }], message, { name, kinds: accept.map(fileKind) });
}

/** Throws 422 for malware, and 503 where the scanner cannot say: nothing is stored that it has not seen. */
async function checkMalware({ scanner }: Intake, { name, path }: Received): Promise<void> {
	if (!scanner) return;
	const found = await scanner.scan(path).catch((error: unknown) => {
		logFailure("An upload could not be scanned.", error);
		throw new Refusal(503, "Files cannot be checked for viruses at the moment. Please try again later.", {
			data: { retry_after: RETRY_SECONDS },
		});
	});
	if (found === null) return;
	const message = "{name} was not stored: the virus scanner found something harmful in it.";
	throw invalid([{ pointer: "/file", message }], message, { name });
}

async function makeSafe({ maxPixels }: Intake, { name, path, newPath }: Received, mime: string) {
	const to = newPath();
	if (!isPicture(mime)) return { ...(await removeMetadata({ path, mime, to })), thumbnail: null };
	const thumbnail = newPath();
	await processPicture({ path, mime, name, maxPixels }, { picture: to, thumbnail });
	return { path: to, thumbnail, keepsMetadata: false };
}

/**
 * Tells by its first bytes what a file is, whatever it is called, has it scanned, and makes it safe to keep. Throws 413,
 * 422 or 503 for what is not accepted.
 */
export async function processUpload(intake: Intake, received: Received): Promise<Processed> {
	const mime = await kindOf(received);
	await checkMalware(intake, received);
	const safe = await intake.queue(() => makeSafe(intake, received, mime), received.signal);
	const { size } = await stat(safe.path);
	return { ...safe, name: nameOfKind(received.name, mime), mime, size };
}
