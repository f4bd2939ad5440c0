import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { shippedSources } from "../release/shipped.ts";
import { type Compiler, compilerThread } from "./compiler.ts";

const FAILING = fileURLToPath(new URL("./failing-task.fixture.ts", import.meta.url));

let compiler: Compiler;
afterEach(() => compiler.close());

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

it("compiles beside the thread that serves, which is left nearly all of its time", async () => {
	compiler = compilerThread();
	const before = { thread: process.threadCpuUsage(), all: process.cpuUsage() };
	const { release, diagnostics } = await compiler.compile(shippedSources());
	const here = milliseconds(process.threadCpuUsage(before.thread));
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	expect(release?.manifest.routes.length).toBeGreaterThan(10);
	expect(here).toBeLessThan(milliseconds(process.cpuUsage(before.all)) / 4);
});

it("refuses documents that kill the thread or never end, and compiles the next", async () => {
	compiler = compilerThread(FAILING, 3_000);
	for (const path of ["dies", "never ends"])
		await expect(compiler.compile([{ path, text: "" }]), path).rejects.toMatchObject({ code: 422 });
	const { diagnostics } = await compiler.compile([{ path: "a.json", text: "{" }]);
	expect(diagnostics).toContainEqual(expect.objectContaining({ document: "a.json", code: "syntax" }));
}, 30_000);

it("lets a few publishers wait and refuses the others", async () => {
	compiler = compilerThread(FAILING, 1_000);
	const outcomes = Array.from({ length: 7 }, () =>
		compiler.compile([{ path: "never ends", text: "" }]).then(
			() => null,
			({ code }: { code: number }) => code,
		),
	);
	const codes = await Promise.all(outcomes);
	expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(2);
	expect(codes.filter((code) => code === 422).length).toBeGreaterThanOrEqual(4);
}, 30_000);
