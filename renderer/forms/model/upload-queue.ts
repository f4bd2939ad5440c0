import type { UploadAdapter } from "../../../adapters/adapter.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { createStore, type Store } from "./store.ts";

/** A file that is not a value yet: on its way, or stopped. */
export type Pending = { key: number; file: File; fraction: number; problem: string | undefined };

/** The files of one field that are not values yet. */
export type PendingFiles = Pick<Store<unknown>, "subscribe"> & {
	all(): readonly Pending[];
	/** Adds files to the end; gives them as they stand there. */
	add(files: readonly File[]): readonly Pending[];
	change(key: number, what: Partial<Pending>): void;
	drop(key: number): void;
};

/** None yet. */
function createPendingFiles(): PendingFiles {
	const store = createStore<readonly Pending[]>([]);
	let nextKey = 0;
	return {
		all: store.now,
		subscribe: store.subscribe,
		add(files) {
			const added = files.map((file) => ({ key: nextKey++, file, fraction: 0, problem: undefined }));
			store.change((pending) => void pending.push(...added));
			return added;
		},
		change: (key, what) =>
			store.change((pending) => {
				const found = pending.find((one) => one.key === key);
				if (found) Object.assign(found, what);
			}),
		drop: (key) => store.set(store.now().filter((one) => one.key !== key)),
	};
}

/** The field that the files belong to, how they are sent, and the listener; as it is by now. */
export type UploadWire = {
	pointer: string;
	label: string;
	upload: ReturnType<UploadAdapter<"fileUpload">["use"]>["upload"];
	arrived(attachment: Attachment): void;
	failed(file: File, message: string | undefined): string;
};

type Question = Pick<UploadWire, "pointer" | "label">;

/**
 * The files of one field on their way, and what can be done with them. They go on while another step is on the
 * screen.
 */
export type UploadQueue = {
	wire(wire: UploadWire): void;
	question(): Question | undefined;
	pending(): readonly Pending[];
	subscribe(listener: () => void): () => void;
	add(files: readonly File[]): void;
	cancel(key: number): void;
	cancelAll(): void;
	retry(key: number): void;
};

type Uploading = {
	pending: PendingFiles;
	aborts: Map<number, AbortController>;
	wired(): UploadWire | undefined;
	retry(key: number): void;
};

/**
 * Sends one file: it is a value once it has arrived, else it stays with what went wrong. One that had no line is sent again
 * when that is back.
 */
async function send({ key, file }: Pending, { pending, aborts, wired, retry }: Uploading): Promise<void> {
	const abort = new AbortController();
	aborts.set(key, abort);
	const fail = (message: string | undefined) => pending.change(key, { problem: wired()?.failed(file, message) });
	try {
		const onProgress = (fraction: number) => pending.change(key, { fraction });
		const value = await wired()?.upload(file, { onProgress, signal: abort.signal });
		if (!value || abort.signal.aborted) return;
		if (value.code !== 0) return fail(value.msg);
		pending.drop(key);
		wired()?.arrived(value.data);
	} catch {
		if (abort.signal.aborted) return;
		fail(undefined);
		addEventListener("online", () => retry(key), { once: true });
	} finally {
		aborts.delete(key);
	}
}

/**
 * Sends files one request each, at once; each can be stopped and sent again. The files of a field that has not been on
 * the screen yet wait for it.
 */
export function createUploadQueue(unseen?: Question): UploadQueue {
	let wired: UploadWire | undefined;
	const pending = createPendingFiles();
	const aborts = new Map<number, AbortController>();
	const retry = (key: number) => {
		const again = pending.all().find((one) => one.key === key);
		if (!again || aborts.has(key)) return;
		pending.change(key, { problem: undefined, fraction: 0 });
		void send(again, sending);
	};
	const sending: Uploading = { pending, aborts, wired: () => wired, retry };
	const cancel = (key: number) => {
		aborts.get(key)?.abort();
		pending.drop(key);
	};
	return {
		wire(wire) {
			const waiting = wired ? [] : pending.all();
			wired = wire;
			for (const one of waiting) void send(one, sending);
		},
		question: () => wired ?? unseen,
		pending: pending.all,
		subscribe: pending.subscribe,
		add(files) {
			for (const one of pending.add(files)) if (wired) void send(one, sending);
		},
		cancel,
		cancelAll() {
			for (const { key } of pending.all()) cancel(key);
		},
		retry,
	};
}
