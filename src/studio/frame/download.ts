import { saveFile } from "../../device/save-file.ts";

/** Gives whoever works here a file. */
export const download = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void =>
	saveFile(name, new Blob([content], { type }));
