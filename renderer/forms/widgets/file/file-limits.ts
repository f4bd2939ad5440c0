import type { Translator } from "../../../../schemas/i18n/translator.ts";
import { kindsInWords, refusedFile } from "../../../../schemas/rules/refused-file.ts";
import type { ConfigPort } from "../../../ports/ports.ts";
import type { WidgetProps } from "../widget.ts";

/** How many files of which kind and size a field takes; no kinds at all are all kinds. Sizes in bytes. */
type FileLimits = { accept: readonly string[]; maxSize: number; maxCount: number };

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

/** What a field takes, said before anything is chosen: how many files, how large, of which kinds. */
export function takenFiles(limits: FileLimits, i18n: Translator): string {
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
export function sortFiles(files: readonly File[], room: number, limits: FileLimits, i18n: Translator) {
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
