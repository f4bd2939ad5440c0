import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressFiles, QUICK } from "./compress-files.ts";

it.each([undefined, QUICK])(
	"puts compressed forms beside the scripts and style sheets of a client, and leaves alone what is small or made for each page, with quality %s",
	async (quality) => {
		const client = mkdtempSync(join(tmpdir(), "client-"));
		onTestFinished(() => rmSync(client, { recursive: true }));
		mkdirSync(join(client, "assets"));
		const script = "export const sum = (a, b) => a + b;\n".repeat(100);
		for (const name of ["worker.js", "assets/index.js", "assets/index.css", "index.html"])
			writeFileSync(join(client, name), script);
		writeFileSync(join(client, "assets/small.js"), "export {};");
		await compressFiles(client, quality);
		for (const name of ["worker.js", "assets/index.js", "assets/index.css"]) {
			const compressed = readFileSync(join(client, `${name}.br`));
			expect(compressed.length).toBeLessThan(script.length / 10);
			expect(brotliDecompressSync(compressed).toString()).toBe(script);
		}
		expect(["index.html.br", "assets/small.js.br"].filter((name) => existsSync(join(client, name)))).toEqual([]);
	},
);
