import type { UploadOptions } from "../adapter.ts";
import { HttpError } from "./http-error.ts";

type SendOptions = UploadOptions & { headers: Readonly<Record<string, string>>; timeout: number };

/** Calls `late` when nothing has happened for that many milliseconds; `alive` starts the time anew. */
function watchdog(timeout: number, late: () => void) {
	let timer = setTimeout(late, timeout);
	return {
		alive() {
			clearTimeout(timer);
			timer = setTimeout(late, timeout);
		},
		stop: () => clearTimeout(timer),
	};
}

function openPost(url: string, headers: Readonly<Record<string, string>>): XMLHttpRequest {
	const request = new XMLHttpRequest();
	request.open("POST", url);
	for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
	return request;
}

function formOf(file: File): FormData {
	const form = new FormData();
	form.append("file", file, file.name);
	return form;
}

/**
 * Sends one file as the multipart field `file` (spec §7). By XMLHttpRequest: fetch tells no progress of what it sends.
 * Times out after `timeout` milliseconds without progress, however long the whole takes. Rejects with HttpError, or
 * with the reason of the caller's signal.
 */
export function sendFile(url: string, file: File, options: SendOptions): Promise<{ status: number; text: string }> {
	const { headers, timeout, onProgress, signal } = options;
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const request = openPost(url, headers);
		const guard = watchdog(timeout, () => fail(new HttpError("timeout", `no progress for ${timeout} ms`)));
		const abort = () => fail(signal?.reason);
		const settle = () => {
			guard.stop();
			signal?.removeEventListener("abort", abort);
		};
		function fail(reason: unknown) {
			settle();
			reject(reason);
			request.abort();
		}
		signal?.addEventListener("abort", abort);
		request.upload.onprogress = ({ loaded, total }) => {
			guard.alive();
			if (total > 0) onProgress?.(loaded / total);
		};
		request.onprogress = () => guard.alive();
		request.onerror = () => fail(new HttpError("network", `no answer from ${url}`));
		request.onload = () => {
			settle();
			resolve({ status: request.status, text: request.responseText });
		};
		request.send(formOf(file));
	});
}
