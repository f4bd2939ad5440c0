import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

/** A user of the system's that is nobody else's: what root gives to them, who is not root cannot give away. */
const SOMEBODY = 4242;
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "portico-owner-"));
	chmodSync(folder, 0o755);
	if (process.getuid?.() === 0) chownSync(folder, SOMEBODY, SOMEBODY);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The user and the groups that a process has once it has become the owner of a folder. */
function idsAfter(of: string): unknown {
	const script = `
		const { becomeOwnerOf } = await import(${JSON.stringify(join(import.meta.dirname, "data-owner.ts"))});
		becomeOwnerOf(${JSON.stringify(of)});
		console.log(JSON.stringify([process.getuid(), process.geteuid(), process.getgid(), process.getgroups().includes(0)]));
	`;
	return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
}

it("goes on as the owner of the data, without root's groups", () => {
	const { uid, gid } = statSync(folder);
	expect(idsAfter(folder)).toEqual([uid, uid, gid, process.getgroups?.().includes(0) && uid === process.getuid?.()]);
});

it.runIf(process.getuid?.() === 0)("takes the user's own group, whichever the folder is in", () => {
	const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
	chownSync(folder, id("-u"), 0);
	expect(idsAfter(folder)).toEqual([id("-u"), id("-u"), id("-g"), false]);
});

it("stays who it is where there is no folder yet", () => {
	expect(idsAfter(join(folder, "none"))).toEqual([
		process.getuid?.(),
		process.geteuid?.(),
		process.getgid?.(),
		process.getgroups?.().includes(0),
	]);
});
