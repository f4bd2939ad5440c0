import { type ChangeEvent, useState } from "react";
import type { Translator } from "../../../../schemas/i18n/translator.ts";
import { kindsInWords, refusedFile } from "../../../../schemas/rules/errors/refused-file.ts";
import { uploadIds } from "../../../../schemas/rules/questions/uploads-in.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import type { ConfigPort } from "../../../ports/ports.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { useFormSession } from "../../hooks/form-session.ts";
import { useUploadQueue } from "../../hooks/use-upload-queue.ts";
import type { WidgetProps } from "../../model/field.ts";
import { withoutUpload, withUpload } from "../../model/file-values.ts";

/** How many files of which kind and size a field takes; no kinds at all are all kinds. Sizes in bytes. */
export type FileLimits = { accept: readonly string[]; maxSize: number; maxCount: number };

const TEN_MEBIBYTES = 10 * 1024 * 1024;

/** The field's own limits, else the configuration's, else those of the upload endpoint. */
function fileLimits({ options, schema }: WidgetProps, config: ConfigPort): FileLimits {
	const shared = config.report.pc?.upload;
	const single = schema.type !== "array";
	return {
		accept: options.accept ?? shared?.accept ?? [],
		maxSize: options.max_size ?? shared?.max_size ?? TEN_MEBIBYTES,
		maxCount: single ? 1 : (options.max_count ?? schema.maxItems ?? shared?.max_count ?? 9),
	};
}

/** What a field takes, said before anything is chosen: how many files, how large, of which kinds. */
function takenFiles(limits: FileLimits, i18n: Translator): string {
	const { t, format } = i18n;
	const values = { count: limits.maxCount, size: format(limits.maxSize, "size_limit") };
	if (limits.accept.length === 0) return t(ANY_KIND, values);
	return t(THESE_KINDS, { ...values, kinds: kindsInWords(limits.accept, i18n) });
}

const ANY_KIND = "{count, plural, one {One file} other {Up to # files}} of at most {size}.";
const THESE_KINDS = "{count, plural, one {One file} other {Up to # files}} of at most {size}: {kinds}.";

/** Why a file is not taken, with what would be; undefined for one that is. */
export const refusal = ({ name, type, size }: File, limits: FileLimits, i18n: Translator): string | undefined =>
	refusedFile({ name, mime: type, size }, limits, i18n);

/**
 * Splits chosen files into those that may be sent and what is to be said about the others. `room` is how many more fit.
 */
function sortFiles(files: readonly File[], room: number, limits: FileLimits, i18n: Translator) {
	const problems = files.flatMap((file) => refusal(file, limits, i18n) ?? []);
	const fine = files.filter((file) => refusal(file, limits, i18n) === undefined);
	const taken = fine.slice(0, Math.max(room, 0));
	const left = fine.slice(taken.length).map(({ name }) => name);
	if (left.length > 0) {
		const names = i18n.format(left, "list");
		problems.push(i18n.t("At most {count} files. Not taken: {names}.", { count: limits.maxCount, names }));
	}
	return { taken, problems };
}

/** A file as it is sent: a picture that is too large is made smaller, where its field takes JPEG. */
const fitting = async (file: File, limits: FileLimits): Promise<File> =>
	file.size > limits.maxSize
		? import("./shrink-picture.ts").then(({ shrinkPicture }) => shrinkPicture(file, limits)).catch(() => file)
		: file;

/** The files of a field, those that have arrived and those on their way, and how they come and go. */
export function useFiles(field: WidgetProps) {
	const { pointer, schema, onChange: put } = field;
	const i18n = useI18n();
	const { t } = i18n;
	const { values, announce, attachments } = useFormSession();
	const limits = fileLimits(field, usePorts().config);
	const takes = takenFiles(limits, i18n);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const queue = useUploadQueue(field, {
		arrived(attachment) {
			put(withUpload(schema, values.at(pointer), attachment));
			announce(t("{name} uploaded", { name: attachments.at(attachment.id)?.name ?? attachment.name }));
		},
		failed: (_file, message) => (message ? `${message} ${takes}` : t("It could not be sent.")),
	});
	const ids = uploadIds(field.value);
	const count = ids.length + queue.pending.length;
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const chosen = [...(target.files ?? [])];
		// So that the same file can be chosen again.
		target.value = "";
		const files = await Promise.all(chosen.map((file) => fitting(file, limits)));
		const sorted = sortFiles(files, limits.maxCount - count, limits, i18n);
		setProblems(sorted.problems);
		queue.add(sorted.taken);
	};
	return { limits, takes, ids, count, queue, problems, choose };
}

/** Takes a file back that has arrived. */
export function useRemoveFile({ id, pointer, onChange }: WidgetProps): (upload: string) => void {
	const { t } = useI18n();
	const { values, announce, attachments, errors } = useFormSession();
	return (upload) => {
		announce(t("{name} removed", { name: attachments.at(upload)?.name ?? upload }));
		// What was wrong with one file would stand at the next, which takes its place.
		errors.show(errors.all().filter((error) => !error.pointer.startsWith(`${pointer}/`)));
		onChange(withoutUpload(values.at(pointer), upload));
		// The button that was pressed goes with its file: the focus must not go with it.
		requestAnimationFrame(() => document.getElementById(id)?.focus());
	};
}
