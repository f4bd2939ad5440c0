/** A file as the mock portal sees it: by its description. */
export type SentFile = { name: string; type: string; size: number };

const BLANK_LINE = "\r\n\r\n";

const match = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

/**
 * The file in a multipart body's field, or null. Request.formData() cannot be used: under jsdom it builds
 * files of another realm than Node's and fails.
 */
export function readFileField(field: string, contentType: string | null, body: Uint8Array): SentFile | null {
	const boundary = match(contentType ?? "", /boundary="?([^";]+)"?/);
	if (!boundary) return null;
	// latin1 keeps one character a byte, so that lengths are those of the bytes.
	for (const part of Buffer.from(body).toString("latin1").split(`--${boundary}`)) {
		const end = part.indexOf(BLANK_LINE);
		const head = Buffer.from(part.slice(0, end), "latin1").toString("utf8");
		const name = match(head, /filename="([^"]*)"/);
		if (end === -1 || name === undefined || match(head, /[ ;]name="([^"]*)"/) !== field) continue;
		const type = match(head, /content-type: *([^\r\n]+)/i) ?? "application/octet-stream";
		return { name, type, size: part.length - end - BLANK_LINE.length - "\r\n".length };
	}
	return null;
}
