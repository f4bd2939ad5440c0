import { fileTypeFromBuffer } from "file-type";
import { firstBytes } from "./first-bytes.ts";

/** How much of a file's beginning is read to tell what it is, in bytes. */
const HEAD_BYTES = 64 * 1024;

/** The media type that a file's first bytes tell, whatever it is called; empty where they tell none. */
export async function sniff(path: string): Promise<string> {
	return (await fileTypeFromBuffer(await firstBytes(path, HEAD_BYTES)))?.mime ?? "";
}
