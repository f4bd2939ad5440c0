import { useEffect, useState } from "react";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { nameless } from "../model/file-values.ts";
import type { Pending, UploadQueue, UploadWire } from "../model/upload-queue.ts";
import { heldUpText } from "../model/uploads.ts";
import { useFormSession, useStored } from "./form-session.ts";

/**
 * Sends files. While the form is anonymous the server gets neither the session nor their names, which may name people: on the
 * device they are shown by them all the same.
 */
export function useUpload(): UploadWire["upload"] {
	const { upload } = usePorts().adapters.fileUpload.use();
	const { artefact, visibleValues, attachments } = useFormSession();
	return async (file, options) => {
		const anonymous = isAnonymous(artefact.document, visibleValues());
		const value = await upload(anonymous ? nameless(file) : file, { ...options, anonymous });
		if (value.code === 0) attachments.remember(anonymous ? { ...value.data, name: file.name } : value.data);
		return value;
	};
}

type Question = Pick<UploadWire, "pointer" | "label">;

/** What was said of files that held the form up is taken back as soon as it holds no more. */
function useSettled({ pointer, label }: Question, pending: readonly Pending[]) {
	const { errors } = useFormSession();
	const i18n = useI18n();
	const stopped = pending.some(({ problem }) => problem !== undefined);
	const message = pending.length > 0 ? heldUpText({ label, stopped }, i18n) : undefined;
	useEffect(
		() => () => {
			if (message !== undefined && errors.at(pointer) === message) errors.showAt(pointer, undefined);
		},
		[errors, pointer, message],
	);
}

/** The files of a field on their way: they go on while another step is shown, and stop when the field goes. */
export function useUploadQueue(
	{ pointer, label }: Question,
	{ arrived, failed }: Pick<UploadWire, "arrived" | "failed">,
): Pick<UploadQueue, "add" | "cancel" | "retry"> & { pending: readonly Pending[] } {
	const upload = useUpload();
	const { uploads } = useFormSession();
	const [queue] = useState(() => uploads.queueAt(pointer));
	const pending = useStored(queue.subscribe, queue.pending);
	useEffect(() =>
		queue.wire({
			pointer,
			label,
			upload,
			failed,
			arrived,
		}),
	);
	useEffect(() => uploads.show(queue), [uploads, queue]);
	useSettled({ pointer, label }, pending);
	return { ...queue, pending };
}
