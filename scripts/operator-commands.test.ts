import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openServices } from "../server/open-services.ts";
import type { Services } from "../server/services.ts";
import { settingsFrom } from "../server/settings.ts";
import { copyTemplate } from "../server/testing/database-template.ts";
import { makeMemoryFolder } from "../server/testing/memory-folder.ts";

const place = makeMemoryFolder("portico-operator-");
const data = join(place, "data");
const to = join(place, "backups");
const key = join(place, "backup-key");
const sealKeys = join(place, "seal-keys");
const nowhere = join(place, "nowhere");
let services: Services;

// One portal for all commands, which find its PostgreSQL running, as beside the service.
beforeAll(async () => {
	await copyTemplate(data);
	services = await openServices(settingsFrom({ PORTICO_DATA: data }));
}, 120_000);
afterAll(async () => {
	await services.close();
	rmSync(place, { recursive: true, force: true });
});
afterEach(() => {
	vi.unstubAllEnvs();
});

/** What a command has printed, and its exit code. */
type Ending = { code: number | string | null; out: string; error: string };

/** Where the run keeps programs that were compiled before: a command's start is mostly that. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const scriptOf = (name: string) => join(import.meta.dirname, `${name}.ts`);

/** Runs a command as `npm run` does. */
function run(name: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ending> {
	const script = scriptOf(name);
	const options = { env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORTICO_DATA: data, ...env } };
	return new Promise((resolve) => {
		execFile(process.execPath, [script, ...words], options, (failure, out, error) =>
			resolve({ code: failure?.code ?? 0, out, error }),
		);
	});
}

let calls = 0;

/** Runs a command within this process, which has loaded its modules: for what enters no portal. */
async function runHere(name: string, words: readonly string[], env: Record<string, string> = {}): Promise<Ending> {
	const { argv } = process;
	const [out, error] = (["log", "error"] as const).map((way) => vi.spyOn(console, way).mockReturnValue());
	const linesOf = (spy: typeof out) => (spy?.mock.calls ?? []).map((line) => `${line.join(" ")}\n`).join("");
	for (const [variable, value] of Object.entries({ PORTICO_DATA: data, ...env })) vi.stubEnv(variable, value);
	process.argv = [process.execPath, scriptOf(name), ...words];
	process.exitCode = 0;
	try {
		// Each time under another address: a module runs once.
		await import(/* @vite-ignore */ `${pathToFileURL(scriptOf(name)).href}?${++calls}`);
		return { code: process.exitCode, out: linesOf(out), error: linesOf(error) };
	} finally {
		process.argv = argv;
		process.exitCode = undefined;
		for (const spy of [out, error]) spy?.mockRestore();
	}
}

describe("called wrongly, a command ends with 2 and says what was expected", () => {
	it.each<[name: string, words: string, told: string]>([
		["audit", "verify --haed 3", "Unknown option '--haed'.\nUsage: npm run audit -- verify [--head NUMBER:HASH]"],
		["audit", "verify --head 7", '--head should be NUMBER:HASH as verify prints it, not "7".\nUsage: npm run audit'],
		["backup", "", "Say where to, or set PORTICO_BACKUP_TO.\nUsage: npm run backup -- [TO] [--recipients age1…]"],
		["backup", "s3://bucket/portal --list", "s3://bucket/portal needs PORTICO_BACKUP_S3_ENDPOINT"],
		["backup", "TO --recipients age1wrong", "--recipients should be public keys of age (age1…)"],
		["restore", "", "Say where the backup lies.\nUsage: npm run restore -- FROM [--at TIME]"],
		["restore", "FROM --at noon", '--at should be a time with its zone, such as 2026-11-23T15:04:05Z, not "noon".'],
		["seal", "new-key", "Usage: npm run seal -- new-key FILE | rotate"],
		["seal", "rotate", "PORTICO_SEAL_KEYS is not set: there is no key to seal with."],
		["retention", "--dryrun", "Unknown option '--dryrun'.\nUsage: npm run retention -- [--dry-run]"],
		["move-database", "", "Usage: npm run move-database -- BINARIES (such as /usr/lib/postgresql/17)"],
		["sbom", "--licenses", "Unknown option '--licenses'.\nUsage: npm run sbom -- [--licences]"],
		["provenance", "--check nothing.json", "--check names nothing.json, which is not there."],
		["provenance", "--chek a", "Unknown option '--chek'.\nUsage: npm run provenance -- [--check FILE]"],
		["seed", "", "Say how many cases to add: npm run seed -- --scale 100000"],
		["documents", "check --fxi", "Unknown option '--fxi'.\nUsage: npm run documents -- check"],
	])("%s %s", async (name, words, told) => {
		const { code, out, error } = await runHere(name, words.split(" ").filter(Boolean));
		expect([code, out, error]).toEqual([2, "", expect.stringContaining(told)]);
		expect(error).not.toMatch(/^\s+at /m);
	});

	it.each<[name: string, words: string, told: string]>([
		["audit", "", "Usage: npm run audit -- verify [--head NUMBER:HASH]"],
		["move-database", place, `${place} should be a folder with the bin, lib and share of PostgreSQL`],
		["machines", "--only nothing", "There is no trial nothing: fleet, failover"],
	])("as a process of its own: %s", async (name, words, told) => {
		const { code, out, error } = await run(name, words.split(" ").filter(Boolean));
		expect([code, out, error]).toEqual([2, "", expect.stringContaining(told)]);
		expect(error).not.toMatch(/^\s+at /m);
	});
});

it.each<[name: string, words: string]>([
	["audit", "verify"],
	["backup", to],
	["seal", "rotate"],
	["retention", "--dry-run"],
	["move-database", "/usr"],
])("%s makes no database where PORTICO_DATA names none", async (name, words) => {
	const env = { PORTICO_DATA: nowhere, PORTICO_SEAL_KEYS: Buffer.alloc(32, 1).toString("base64") };
	const { code, error } = await runHere(name, words.split(" "), env);
	expect([code, error]).toEqual([
		2,
		`${nowhere} holds no database that this user can read: PORTICO_DATA should be the folder of the portal.\n`,
	]);
	expect(existsSync(nowhere)).toBe(false);
});

it.each<[variable: string, value: string, told: string]>([
	["DATABASE_URL", "garbage", "DATABASE_URL should be the address of a PostgreSQL"],
	["PORTICO_SEAL_KEYS_FILE", "/nowhere", "PORTICO_SEAL_KEYS_FILE names /nowhere, which cannot be read."],
])("names %s where it is %s", async (variable, value, told) => {
	const { code, error } = await runHere("audit", ["verify"], { [variable]: value });
	expect([code, error]).toEqual([2, expect.stringContaining(told)]);
});

it("makes a key of backups once, for its owner alone, and writes over none", async () => {
	const { code, out } = await run("backup", ["--new-key", key]);
	expect([code, out]).toEqual([0, expect.stringMatching(/^age1[0-9a-z]{58}\n$/)]);
	expect(statSync(key).mode & 0o777).toBe(0o600);
	const before = readFileSync(key, "utf8");
	const { code: again, error } = await runHere("backup", ["--new-key", key]);
	expect([again, error]).toEqual([2, expect.stringContaining(`${key} is there already`)]);
	expect(readFileSync(key, "utf8")).toBe(before);
});

it("backs up beside the running portal, lists it, and restores it into a scratch folder with its key alone", {
	timeout: 60_000,
}, async () => {
	const none = await runHere("backup", [to, "--list"]);
	expect([none.code, none.out]).toEqual([0, `There is no backup at ${to}.\n`]);
	const { out: recipient } = await runHere("backup", ["--new-key", `${key}-2`]);
	const taken = await run("backup", [to, "--recipients", recipient.trim()]);
	expect([taken.code, taken.error]).toEqual([0, ""]);
	const name = /^Backup (\S+): \d+ bytes, restorable from \S+ on\.\n0 files copied\.\n$/.exec(taken.out)?.[1];
	const listed = await runHere("backup", [to, "--list"]);
	expect(listed.out).toMatch(new RegExp(`^${name} {2}from .* MB {2}Portico \\d`));
	const locked = await runHere("restore", [to, "--check"]);
	expect([locked.code, locked.error]).toEqual([2, expect.stringContaining("This backup is encrypted")]);
	const checked = await run("restore", [to, "--check", "--identity", `${key}-2`]);
	expect([checked.code, checked.error]).toEqual([0, ""]);
	expect(checked.out).toMatch(new RegExp(`^Restored from ${name}: \\d+ cases, .*\\nThe audit log holds\\.\\n$`));
});

it("verifies the audit log, and ends with 1 where it lacks a head that was noted down", async () => {
	const held = await run("audit", ["verify"]);
	expect([held.code, held.out, held.error]).toEqual([
		0,
		expect.stringMatching(/^The audit log holds\. Head: \d+:/),
		"",
	]);
	const cut = await run("audit", ["verify", "--head", `9999:${"a".repeat(64)}`]);
	expect([cut.code, cut.out, cut.error]).toEqual([
		1,
		"",
		expect.stringMatching(/^The audit log does not hold from entry/),
	]);
});

it("counts what retention is due of each category, and changes nothing", async () => {
	const { code, out } = await run("retention", ["--dry-run"]);
	const lines = out.trim().split("\n");
	expect([code, lines.at(-1)]).toEqual([0, "Nothing was changed."]);
	for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[\w-]+: \d+ to (anonymise|delete)$/);
	expect(lines.length).toBeGreaterThan(5);
});

it("makes a new key the first of its file, and seals with it what older ones have sealed", async () => {
	const first = await run("seal", ["new-key", sealKeys]);
	expect([first.code, first.out]).toEqual([0, expect.stringContaining(`${sealKeys} has a new key as its first.`)]);
	const older = readFileSync(sealKeys, "utf8");
	const env = { PORTICO_SEAL_KEYS_FILE: sealKeys };
	const sealed = await run("seal", ["rotate"], env);
	expect([sealed.code, sealed.error]).toEqual([0, ""]);
	const count = Number(/^(\d+) answers sealed, 0 sealed anew/m.exec(sealed.out)?.[1]);
	expect(count).toBeGreaterThan(0);
	await runHere("seal", ["new-key", sealKeys]);
	expect(readFileSync(sealKeys, "utf8").endsWith(older)).toBe(true);
	expect((await run("seal", ["rotate"], env)).out).toContain(`0 answers sealed, ${count} sealed anew`);
});

it("prints what production is made of, by licence", async () => {
	const { code, out } = await runHere("sbom", ["--licences"]);
	expect(code).toBe(0);
	expect(out).toMatch(/^MIT \(\d+\): .*fastify@/m);
});
