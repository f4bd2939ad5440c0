import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** What is served as it stands: scripts, style sheets and drawings. Documents are made for each page, fonts are compressed already. */
const SERVED = /\.(m?js|css|svg)$/;

/** Bytes below which a response is not worth compressing, as the server has it for what it compresses itself. */
const THRESHOLD = 1024;

/** For tests, whose browsers stand beside the server: as far as brotli goes takes more processor time than all else of a build. */
export const QUICK = 5;

const brotli = (content: Buffer, quality: number) =>
	compress(content, {
		params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
	});

/**
 * Puts beside each file of a built client its compressed form, `NAME.br`, which the server sends in its place.
 *
 * @param quality as far as brotli goes: it costs seconds once, here, and nothing for each request
 */
export async function compressFiles(client: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
	const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => SERVED.test(name));
	const compressOne = async (name: string) => {
		const path = join(client, name);
		const content = await readFile(path);
		if (content.length >= THRESHOLD) await writeFile(`${path}.br`, await brotli(content, quality));
	};
	await Promise.all(files.map(compressOne));
}
