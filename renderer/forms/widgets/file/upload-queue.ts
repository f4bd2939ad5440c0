import { useEffect, useRef, useState } from "react";
import type { Attachment } from "../../../../schemas/types.gen.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
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

type Question = { pointer: string; label: string };
type Listener = { arrived(attachment: Attachment): void; failed(file: File, message: string | undefined): string };

/** Keeps the form from going on while a question's files are not answers yet: none is left behind unsaid. */
function useHoldUp({ pointer, label }: Question, pending: readonly Pending[]) {
	const { attachments, errors } = useFormSession();
	const { t } = useI18n();
	const stopped = pending.some(({ problem }) => problem !== undefined);
	const why = stopped
		? t("{title}: a file has not been sent. Send it again or remove it", { title: label })
		: t("{title}: please wait until every file has been sent", { title: label });
	const reason = pending.length > 0 ? why : undefined;
	useEffect(() => {
		attachments.holdUp(pointer, reason);
		return () => {
			attachments.holdUp(pointer, undefined);
			if (errors.at(pointer) === reason) errors.showAt(pointer, undefined);
		};
	}, [attachments, errors, pointer, reason]);
}

/** Sends a question's files one request each, at once; each can be stopped and sent again. All stop when the field goes. */
export function useUploadQueue(question: Question, { arrived, failed }: Listener): UploadQueue {
	const { upload } = usePorts().adapters.fileUpload.use();
	const { attachments } = useFormSession();
	const [pending, setPending] = useState<readonly Pending[]>([]);
	const aborts = useRef(new Map<number, AbortController>());
	const nextKey = useRef(0);
	useHoldUp(question, pending);
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
