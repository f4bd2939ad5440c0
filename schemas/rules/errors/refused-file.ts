import type { Translator } from "../../i18n/translator.ts";
import { fileFamily, fileKind, isOfKind } from "./file-kinds.ts";

/** What is known of a file before it is taken. */
export type SomeFile = { name: string; mime: string; size: number };

/** The kinds of file that a field takes; none are all kinds. Its size in bytes; none is any. */
type FileTerms = { accept?: readonly string[]; maxSize?: number };

/** Kinds of file in the reader's words. */
export function kindsInWords(accept: readonly string[], { t, format }: Translator): string {
	const names = accept.map((kind) => {
		const family = fileFamily(kind);
		return family === undefined ? fileKind(kind) : t(family);
	});
	return format([...new Set(names)], "list");
}

/** Why a file is not taken, with its name and what would be; undefined for one that is. Said alike on both sides. */
export function refusedFile(
	{ name, mime, size }: SomeFile,
	{ accept = [], maxSize }: FileTerms,
	translator: Translator,
): string | undefined {
	const { t, format } = translator;
	if (accept.length > 0 && !isOfKind(accept, mime))
		return t("{name}: this kind of file is not accepted. Accepted: {kinds}.", {
			name,
			kinds: kindsInWords(accept, translator),
		});
	if (maxSize === undefined || size <= maxSize) return undefined;
	const sizes = { most: format(maxSize, "size_limit"), size: format(size, "file_size") };
	return t("{name}: larger than {most}. It has {size}; please choose a smaller one.", { name, ...sizes });
}
