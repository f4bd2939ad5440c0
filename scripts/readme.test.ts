import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_MOBILE, type PortalProcess, startPortal } from "./portal-process.ts";

const ROOT = join(import.meta.dirname, "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");

/** The commands of the README that change a portal by files, line by line. */
const COMMANDS = /```sh\n(curl [\s\S]*?)```/.exec(README)?.[1]?.trim().split("\n") ?? [];

/** What the README has a reader type, and what their own machine has in its place. */
const EXAMPLE = { url: "http://127.0.0.1:8080", folder: "../portal", code: "123456" };

let portal: PortalProcess;
const parent = mkdtempSync(join(tmpdir(), "portico-readme-"));
const folder = join(parent, "portal");
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(async () => {
	await portal.stop();
	rmSync(parent, { recursive: true, force: true });
});

const printed: string[] = [];
let token = "";

const isLoggedIn = (found: unknown): found is { data: { token: string } } =>
	typeof found === "object" && found !== null && JSON.stringify(found).includes('"token"');

/** As `curl URL --json BODY` does; the code is the one that the console shows. */
async function call(line: string): Promise<void> {
	const [, url = "", body = ""] = /^curl (\S+) --json '(.*)'$/.exec(line) ?? [];
	const code = body.includes(EXAMPLE.code) ? await portal.smsCode(ADMIN_MOBILE) : EXAMPLE.code;
	const response = await fetch(url.replace(EXAMPLE.url, portal.url), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: body.replace(EXAMPLE.code, code),
	});
	const found: unknown = await response.json();
	if (isLoggedIn(found)) ({ token } = found.data);
	printed.push(JSON.stringify(found));
}

function documents(line: string): void {
	const args = line.replace(EXAMPLE.folder, folder).split(" ").slice(1);
	const server = line.includes(" check ") ? [] : ["--server", portal.url];
	const env = { ...process.env, PORTICO_TOKEN: token };
	printed.push(execFileSync("npm", [...args, ...server], { cwd: ROOT, env, encoding: "utf8" }));
}

/** Whoever reads changes a label. */
function edit(line: string): void {
	const file = line.replace("$EDITOR ", "").replace(EXAMPLE.folder, folder);
	writeFileSync(file, readFileSync(file, "utf8").replace('"title": "What happened"', '"title": "What is wrong"'));
}

/** What a line of the README begins with, and how it is carried out. */
const RUN: Record<string, (line: string) => void | Promise<void>> = {
	curl: call,
	export: (line) => expect(line).toBe("export PORTICO_TOKEN=…"),
	npm: documents,
	$EDITOR: edit,
};

it("the README's commands, run one by one, publish a label that a reader changed in a file", async () => {
	expect(COMMANDS.map((line) => line.split(" ")[0])).toEqual(
		expect.arrayContaining(["curl", "export", "npm", "$EDITOR"]),
	);
	for (const line of COMMANDS) await RUN[line.split(" ")[0] ?? ""]?.(line);
	// On a busy machine a page is sent before it is rendered.
	const page = async () => (await fetch(new URL("/report/index?form=complaint", portal.url))).text();
	await expect.poll(page, { message: printed.join("\n"), timeout: 60_000 }).toContain("What is wrong");
	expect(await page()).not.toContain(">What happened<");
});
