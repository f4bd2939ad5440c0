import { access } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { cleanSound } from "./sound.ts";
import { cleanVideo } from "./video.ts";

/** How long a document may take, in milliseconds: a browser waits five seconds for its response. */
const MAX_MS = 3500;
const MAX_MEMORY_MB = 256;

/** A file to clean: where it is, its media type, and where a new one may be written. */
type Unclean = { path: string; mime: string; to: string };

/** Where the file stands now, and whether it may still tell who made it. */
export type Cleaned = { path: string; keepsMetadata: boolean };

/**
 * Rewrites a document in a worker thread: parsing one from a stranger may take long, or all memory, and then ends with
 * the thread. Rejects where the document could not be rewritten.
 */
function inWorker({ path, mime, to }: Unclean, timeoutMs: number): Promise<boolean> {
	const worker = new Worker(new URL("./metadata-worker.ts", import.meta.url), {
		workerData: { from: path, mime, to },
		resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
		stderr: true,
	});
	return new Promise<boolean>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("The document took too long.")), timeoutMs);
		worker.once("message", resolve);
		worker.once("error", reject);
		worker.once("exit", () => {
			clearTimeout(timer);
			reject(new Error("The document was not rewritten."));
		});
	}).finally(() => worker.terminate());
}

const exists = (path: string) =>
	access(path).then(
		() => true,
		() => false,
	);

async function rewrite(file: Unclean, timeoutMs: number): Promise<Cleaned> {
	const complete = await inWorker(file, timeoutMs);
	return { path: (await exists(file.to)) ? file.to : file.path, keepsMetadata: !complete };
}

/** A file as it came, which may tell who made it. */
const untouched = ({ path }: Unclean): Cleaned => ({ path, keepsMetadata: true });

const DOCUMENT = /^application\/(pdf|vnd\.openxmlformats-officedocument\..*)$/;

/**
 * Takes out of a document, film or sound recording what it tells of who made it: author, maker, place, times. What
 * cannot be read, or takes longer than `timeoutMs`, stays as it is, and the result says so.
 */
export async function removeMetadata(file: Unclean, timeoutMs = MAX_MS): Promise<Cleaned> {
	const { path, mime } = file;
	try {
		if (DOCUMENT.test(mime)) return await rewrite(file, timeoutMs);
		if (mime === "video/mp4") return { path, keepsMetadata: !(await cleanVideo(path)) };
		if (mime === "audio/mpeg") return { path, keepsMetadata: !(await cleanSound(path)) };
	} catch {
		return untouched(file);
	}
	return untouched(file);
}
