import { type ChangeEvent, useState } from "react";
import { uploadIds } from "../../../../schemas/rules/uploads-in.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { useFormSession } from "../../state/form-session.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import type { WidgetProps } from "../widget.ts";
import { fileLimits, sortFiles, takenFiles } from "./file-limits.ts";
import { withoutUpload, withUpload } from "./file-value.ts";
import { useUploadQueue } from "./use-upload-queue.ts";

/** The files of a field, those that have arrived and those on their way, and how they come and go. */
export function useFiles(field: WidgetProps) {
	const { pointer, schema } = field;
	const i18n = useI18n();
	const { t } = i18n;
	const { values, announce, attachments } = useFormSession();
	const limits = fileLimits(field, usePorts().config);
	const takes = takenFiles(limits, i18n);
	const put = useSetFieldValue(pointer, field.path);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const queue = useUploadQueue(field, {
		arrived(attachment) {
			put(withUpload(schema, values.at(pointer), attachment));
			announce(t("{name} uploaded", { name: attachments.at(attachment.id)?.name ?? attachment.name }));
		},
		failed: (_file, message) => (message ? `${message} ${takes}` : t("It could not be sent.")),
	});
	const ids = uploadIds(useFieldValue(pointer));
	const count = ids.length + queue.pending.length;
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const sorted = sortFiles([...(event.target.files ?? [])], limits.maxCount - count, limits, i18n);
		setProblems(sorted.problems);
		queue.add(sorted.taken);
		event.target.value = "";
	};
	return { limits, takes, ids, count, queue, problems, choose };
}

/** Takes a file back that has arrived. */
export function useRemoveFile({ id, pointer, path }: WidgetProps): (upload: string) => void {
	const { t } = useI18n();
	const { values, announce, attachments, errors } = useFormSession();
	const put = useSetFieldValue(pointer, path);
	return (upload) => {
		announce(t("{name} removed", { name: attachments.at(upload)?.name ?? upload }));
		// What was wrong with one file would stand at the next, which takes its place.
		errors.show(errors.all().filter((error) => !error.pointer.startsWith(`${pointer}/`)));
		put(withoutUpload(values.at(pointer), upload));
		// The button that was pressed goes with its file: the focus must not go with it.
		requestAnimationFrame(() => document.getElementById(id)?.focus());
	};
}
