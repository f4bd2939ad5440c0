import type { Translator } from "../../../i18n/translator.ts";
import type { ConfigPort } from "../../../ports/ports.ts";
import type { WidgetProps } from "../widget.ts";

/** How many files of which kind and size a field takes. Sizes in bytes. */
export type FileLimits = { accept: readonly string[]; maxSize: number; maxCount: number };

const TEN_MEBIBYTES = 10 * 1024 * 1024;

/** The field's own limits, else the configuration's, else those of the upload endpoint. */
export function fileLimits({ options, schema }: WidgetProps, config: ConfigPort): FileLimits {
	const shared = config.report.pc?.upload;
	const single = schema.type !== "array";
	return {
		accept: options.accept ?? shared?.accept ?? [],
		maxSize: options.max_size ?? shared?.max_size ?? TEN_MEBIBYTES,
		maxCount: single ? 1 : (options.max_count ?? schema.maxItems ?? shared?.max_count ?? 9),
	};
}

const accepts = (accept: readonly string[], file: File) =>
	accept.length === 0 ||
	accept.some((type) => type === file.type || (type.endsWith("/*") && file.type.startsWith(type.slice(0, -1))));

/** Why a file is not taken, or undefined. */
export function refusal(file: File, limits: FileLimits, { t, format }: Translator): string | undefined {
	if (!accepts(limits.accept, file)) return t("{name}: this kind of file is not accepted.", { name: file.name });
	if (file.size > limits.maxSize) {
		const most = format(limits.maxSize, "file_size");
		return t("{name}: larger than {most}.", { name: file.name, most });
	}
	return undefined;
}

/** Splits chosen files into those that may be sent and what is to be said about the others. `room` is how many more fit. */
export function sortFiles(files: readonly File[], room: number, limits: FileLimits, i18n: Translator) {
	const problems = files.flatMap((file) => refusal(file, limits, i18n) ?? []);
	const fine = files.filter((file) => refusal(file, limits, i18n) === undefined);
	const taken = fine.slice(0, Math.max(room, 0));
	if (taken.length < fine.length) problems.push(i18n.t("At most {count} files.", { count: limits.maxCount }));
	return { taken, problems };
}
