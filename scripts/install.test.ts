import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "portico-npm-"));
const started = new Set<number>();

afterEach(() => {
	for (const pid of started) if (runs(pid)) process.kill(pid, "SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

function runs(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** What stands in for the server: it says its own pid and waits. */
const SERVER = "console.log('pid ' + process.pid + '.'); setInterval(() => {}, 1000);";

/** `npm start` in a project whose start script runs the stand-in as ours runs the server. */
function npmStart() {
	const install = pathToFileURL(join(import.meta.dirname, "install.mjs")).href;
	const script = `import { run } from ${JSON.stringify(install)};\nprocess.exit(await run("node", ["-e", ${JSON.stringify(SERVER)}]));`;
	writeFileSync(join(folder, "start.mjs"), script);
	writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
	const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
	let printed = "";
	npm.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
	const server = vi.waitFor(
		() => {
			const pid = Number(/pid (\d+)\./.exec(printed)?.[1]);
			expect(pid).toBeGreaterThan(0);
			started.add(pid);
			return pid;
		},
		{ timeout: 20_000 },
	);
	return { npm, server };
}

test("ending npm itself ends the server that it started", { timeout: 40_000 }, async () => {
	const { npm, server } = npmStart();
	const pid = await server;
	npm.kill("SIGTERM");
	await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 10_000 });
});
