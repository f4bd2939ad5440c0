import { extname } from "node:path";

/** The extensions of each accepted kind; the first is given to what has another. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
	"image/jpeg": [".jpg", ".jpeg"],
	"image/png": [".png"],
	"image/webp": [".webp"],
	"image/gif": [".gif"],
	"application/pdf": [".pdf"],
	"video/mp4": [".mp4", ".m4v"],
	"audio/mpeg": [".mp3"],
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
};

const KNOWN = new Set(Object.values(EXTENSIONS).flat());
const MAX_CHARACTERS = 120;

/** What no file system takes in a name, or reads as something else. */
const UNSAFE = /[<>:"|?*]/g;

/** A file's name as it may be shown and sent back: no path, no control or invisible characters, not endless. */
export function cleanName(name: string): string {
	const base = name.split(/[/\\]/).at(-1) ?? "";
	const plain = base.replace(/\p{C}/gu, "").replace(UNSAFE, "_");
	return [...plain].slice(-MAX_CHARACTERS).join("").trim() || "file";
}

const endsWith = (name: string, endings: readonly string[]) => endings.includes(extname(name).toLowerCase());

/** Whether a file is called like one of an accepted kind. */
export const hasKnownEnding = (name: string): boolean => endsWith(name, [...KNOWN]);

/**
 * A name with the extension of what its bytes are, whatever it was called: `a.pdf.html` with the bytes of a PDF is
 * `a.pdf`. A kind without a known extension keeps its name.
 */
export function nameOfKind(name: string, mime: string): string {
	const clean = cleanName(name);
	const endings = EXTENSIONS[mime];
	if (!endings || endsWith(clean, endings)) return clean;
	const stem = clean.slice(0, clean.length - extname(clean).length);
	if (endsWith(stem, endings)) return stem;
	return `${hasKnownEnding(clean) ? stem : clean}${endings[0]}`;
}

/** The name of an anonymous case's file: its place and its kind, nothing of what it was called. */
export const neutralName = (place: number, mime: string): string => nameOfKind(`attachment-${place}`, mime);

/** Names that need no encoding: signed addresses hold them, and not every storage encodes the signs of the other form alike. */
const PLAIN = /^[\w.-]+$/;

/** The header that hands a file over under a name (RFC 6266), to be shown or only saved. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
	if (PLAIN.test(name)) return `${kind}; filename="${name}"`;
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${kind}; filename*=UTF-8''${encoded}`;
}
