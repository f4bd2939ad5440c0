import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./port-of.ts";

/** The keys that the test server of S3 knows. */
const KEY = "S3RVER";
const BUCKET = "portico";
const PUBLIC_BUCKET = "portico-public";

/** An object storage in a process of its own. */
export type S3Server = { port: number; envAt(port: number): NodeJS.ProcessEnv; close(): Promise<void> };

const CLI = createRequire(import.meta.url).resolve("@20minutes/s3rver/lib/cli.js");
/** The package names a command that it does not ship: https://github.com/20minutes/s3rver */
const running = (options: string[]) =>
	`require(${JSON.stringify(CLI)}).parseAsync(${JSON.stringify(["node", "s3rver", ...options])})`;

async function untilOpen(url: string): Promise<void> {
	for (const end = Date.now() + 30_000; ; await sleep(50)) {
		const opened = await fetch(url).then(
			() => true,
			() => false,
		);
		if (opened) return;
		if (Date.now() > end) throw new Error("The drill's object storage did not start.");
	}
}

/** The variables of its second bucket, at the port where browsers reach it. */
export const publicEnvAt = (port: number): NodeJS.ProcessEnv => ({
	PORTICO_S3_PUBLIC_BUCKET: PUBLIC_BUCKET,
	PORTICO_S3_PUBLIC_URL: `http://127.0.0.1:${port}`,
});

/** Starts a test server of S3 with two empty buckets. */
export async function startS3(): Promise<S3Server> {
	const folder = mkdtempSync(join(tmpdir(), "portico-s3-"));
	const port = await freePort();
	const options = ["-d", folder, "-a", "127.0.0.1", "-p", String(port), "--silent"];
	for (const bucket of [BUCKET, PUBLIC_BUCKET]) options.push("--configure-bucket", bucket);
	const child: ChildProcess = spawn("node", ["-e", running(options)], { stdio: "ignore" });
	await untilOpen(`http://127.0.0.1:${port}/`);
	return {
		port,
		envAt: (at) => ({
			PORTICO_S3_ENDPOINT: `http://127.0.0.1:${at}`,
			PORTICO_S3_BUCKET: BUCKET,
			PORTICO_S3_ACCESS_KEY_ID: KEY,
			PORTICO_S3_SECRET_ACCESS_KEY: KEY,
			PORTICO_S3_REGION: "us-east-1",
		}),
		async close() {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			child.kill();
			await gone;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
