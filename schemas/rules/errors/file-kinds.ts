import type { EngineText } from "../../engine-texts.ts";

/** Kinds of file whose everyday name is not the second half of their media type. */
const NAMES: Readonly<Record<string, string>> = {
	"audio/mpeg": "MP3",
	"application/msword": "DOC",
	"application/vnd.ms-excel": "XLS",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation": "PPTX",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
	"image/svg+xml": "SVG",
	"text/plain": "TXT",
	"video/quicktime": "MOV",
};

/** Whole families of kinds, in the words of the portal's default locale. */
const FILE_FAMILIES = {
	"audio/*": "sound recordings",
	"image/*": "pictures",
	"video/*": "videos",
} as const satisfies Readonly<Record<string, EngineText>>;

const isFamily = (type: string): type is keyof typeof FILE_FAMILIES => Object.hasOwn(FILE_FAMILIES, type);

/** What `image/*` and its like are called; undefined for a single kind. */
export const fileFamily = (type: string): EngineText | undefined => (isFamily(type) ? FILE_FAMILIES[type] : undefined);

/** A media type as people name it: `image/jpeg` is JPEG. A whole family, as in `image/*`, has no such name. */
export const fileKind = (type: string): string => NAMES[type] ?? (type.split("/")[1] ?? type).toUpperCase();

/** Whether a file of some type is of one of the kinds: the type itself, or its family, as in `image/*`. */
export const isOfKind = (accept: readonly string[], type: string): boolean =>
	accept.some((kind) => kind === type || (kind.endsWith("/*") && type.startsWith(kind.slice(0, -1))));
