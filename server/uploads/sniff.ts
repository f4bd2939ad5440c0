import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";

/** How much of a file's beginning is read to tell what it is, in bytes. */
const HEAD_BYTES = 64 * 1024;

async function headOf(path: string): Promise<Buffer> {
	const handle = await open(path, "r");
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

/** The media type that a file's first bytes tell, whatever it is called; empty where they tell none. */
export async function sniff(path: string): Promise<string> {
	return (await fileTypeFromBuffer(await headOf(path)))?.mime ?? "";
}
