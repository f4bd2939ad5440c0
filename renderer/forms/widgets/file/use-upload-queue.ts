import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { heldUpText } from "../../alerts/held-up-text.ts";
import { useFormSession } from "../../state/form-session.ts";
import type { Pending } from "../../state/pending-files.ts";
import type { UploadQueue, UploadWire } from "../../state/upload-queue.ts";
import { useStored } from "../../state/use-stored.ts";
import { useUpload } from "./use-upload.ts";

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
