import { useEffect, useRef, useState } from "react";
import type { Attachment } from "../../../../schemas/types.gen.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { useFormSession } from "../../state/form-session.ts";

/** A file that is not an answer yet: on its way, or stopped. */
export type Pending = { key: number; file: File; fraction: number; problem: string | undefined };

/** The files on their way, and what can be done with them. */
export type UploadQueue = {
	pending: readonly Pending[];
	add(files: readonly File[]): void;
	cancel(key: number): void;
	retry(key: number): void;
};

type Listener = { arrived(attachment: Attachment): void; failed(file: File, message: string | undefined): string };

/** Sends files one request each, at once; each can be stopped and sent again. All stop when the field goes. */
export function useUploadQueue({ arrived, failed }: Listener): UploadQueue {
	const { upload } = usePorts().adapters.fileUpload.use();
	const { attachments } = useFormSession();
	const [pending, setPending] = useState<readonly Pending[]>([]);
	const aborts = useRef(new Map<number, AbortController>());
	const nextKey = useRef(0);
	useEffect(() => {
		const running = aborts.current;
		return () => {
			for (const abort of running.values()) abort.abort();
		};
	}, []);
	const change = (key: number, what: Partial<Pending>) =>
		setPending((all) => all.map((one) => (one.key === key ? { ...one, ...what } : one)));
	const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

	const send = async (key: number, file: File) => {
		const abort = new AbortController();
		aborts.current.set(key, abort);
		const end = attachments.begin();
		try {
			const onProgress = (fraction: number) => change(key, { fraction });
			const { code, msg, data } = await upload(file, { onProgress, signal: abort.signal });
			if (abort.signal.aborted) return;
			if (code !== 0) return change(key, { problem: failed(file, msg) });
			attachments.remember(data);
			drop(key);
			arrived(data);
		} catch {
			if (!abort.signal.aborted) change(key, { problem: failed(file, undefined) });
		} finally {
			aborts.current.delete(key);
			end();
		}
	};

	return {
		pending,
		add(files) {
			const added = files.map((file) => ({ key: nextKey.current++, file, fraction: 0, problem: undefined }));
			setPending((all) => [...all, ...added]);
			for (const { key, file } of added) void send(key, file);
		},
		cancel(key) {
			aborts.current.get(key)?.abort();
			drop(key);
		},
		retry(key) {
			const again = pending.find((one) => one.key === key);
			if (!again || aborts.current.has(key)) return;
			change(key, { problem: undefined, fraction: 0 });
			void send(key, again.file);
		},
	};
}
