import type { UploadAdapter } from "../../../adapters/adapter.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";

/** A file that is not an answer yet: on its way, or stopped. */
export type Pending = { key: number; file: File; fraction: number; problem: string | undefined };

/** Which question the files answer, how they are sent, and who is told; as it is by now. */
export type UploadWire = {
	pointer: string;
	label: string;
	upload: ReturnType<UploadAdapter<"fileUpload">["use"]>["upload"];
	arrived(attachment: Attachment): void;
	failed(file: File, message: string | undefined): string;
};

/**
 * The files of one question on their way, and what can be done with them. They go on while another step is on the
 * screen.
 */
export type UploadQueue = {
	wire(wire: UploadWire): void;
	question(): Pick<UploadWire, "pointer" | "label"> | undefined;
	pending(): readonly Pending[];
	subscribe(listener: () => void): () => void;
	add(files: readonly File[]): void;
	cancel(key: number): void;
	cancelAll(): void;
	retry(key: number): void;
};

/** Sends files one request each, at once; each can be stopped and sent again. */
export function createUploadQueue(): UploadQueue {
	let wired: UploadWire | undefined;
	let pending: readonly Pending[] = [];
	let nextKey = 0;
	const aborts = new Map<number, AbortController>();
	const listeners = new Set<() => void>();
	const set = (next: readonly Pending[]) => {
		pending = next;
		for (const listener of listeners) listener();
	};
	const change = (key: number, what: Partial<Pending>) =>
		set(pending.map((one) => (one.key === key ? { ...one, ...what } : one)));
	const drop = (key: number) => set(pending.filter((one) => one.key !== key));

	const send = async (key: number, file: File) => {
		const abort = new AbortController();
		aborts.set(key, abort);
		try {
			const onProgress = (fraction: number) => change(key, { fraction });
			const answer = await wired?.upload(file, { onProgress, signal: abort.signal });
			if (!answer || abort.signal.aborted) return;
			const { code, msg, data } = answer;
			if (code !== 0) return change(key, { problem: wired?.failed(file, msg) });
			drop(key);
			wired?.arrived(data);
		} catch {
			if (!abort.signal.aborted) change(key, { problem: wired?.failed(file, undefined) });
		} finally {
			aborts.delete(key);
		}
	};
	const cancel = (key: number) => {
		aborts.get(key)?.abort();
		drop(key);
	};
	return {
		wire(wire) {
			wired = wire;
		},
		question: () => wired,
		pending: () => pending,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		add(files) {
			const added = files.map((file) => ({ key: nextKey++, file, fraction: 0, problem: undefined }));
			set([...pending, ...added]);
			for (const { key, file } of added) void send(key, file);
		},
		cancel,
		cancelAll() {
			for (const { key } of pending) cancel(key);
		},
		retry(key) {
			const again = pending.find((one) => one.key === key);
			if (!again || aborts.has(key)) return;
			change(key, { problem: undefined, fraction: 0 });
			void send(key, again.file);
		},
	};
}
