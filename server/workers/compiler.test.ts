import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { shippedSources } from "../release/shipped.ts";
import { countTurns } from "../testing/count-turns.ts";
import { type Compiler, compilerThread } from "./compiler.ts";

const FAILING = fileURLToPath(new URL("./failing-task.fixture.ts", import.meta.url));

let compiler: Compiler;
afterEach(() => compiler.close());

it("compiles beside the thread that serves, which goes on meanwhile", async () => {
	compiler = compilerThread();
	const turns = countTurns();
	const { release, diagnostics } = await compiler.compile(shippedSources());
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	expect(release?.manifest.routes.length).toBeGreaterThan(10);
	expect(turns()).toBeGreaterThan(50);
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
	const outcomes = Array.from({ length: 20 }, () =>
		compiler.compile([{ path: "never ends", text: "" }]).then(
			() => null,
			({ code }: { code: number }) => code,
		),
	);
	const codes = await Promise.all(outcomes);
	expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(2);
	expect(codes.filter((code) => code === 422).length, "three people who review at once").toBeGreaterThanOrEqual(12);
}, 30_000);
