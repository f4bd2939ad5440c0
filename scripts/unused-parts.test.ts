import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { unusedParts } from "./unused-parts.ts";

const ROOT = join(import.meta.dirname, "..");

/** Where each plugin finds what it leaves out. A library that is built otherwise has it do nothing, unseen. */
const SOURCES: Readonly<Record<string, string>> = {
	"unused-router-parts": "node_modules/react-router/dist/**/*.mjs",
};

function changedBy({ transform }: Plugin, files: readonly string[]): string[] {
	const { filter, handler } = typeof transform === "object" ? transform : {};
	const id = filter?.id;
	return files.filter((file) => {
		const code = readFileSync(join(ROOT, file), "utf8");
		if (!(id instanceof RegExp) || !id.test(file) || !handler) return false;
		const result: unknown = Reflect.apply(handler, undefined, [code, file]);
		return typeof result === "string" && result !== code;
	});
}

it.each(unusedParts.map((plugin) => [plugin.name, plugin] as const))(
	"%s still finds what to leave out",
	(name, plugin) => {
		const files = globSync(SOURCES[name] ?? "", { cwd: ROOT });
		expect(changedBy(plugin, files).length).toBeGreaterThan(0);
	},
);

it("has the router's build for development keep its warnings to itself", () => {
	const loaded = globSync("node_modules/react-router/dist/development/chunk-*.mjs", { cwd: ROOT });
	const sources = loaded.map((file) => readFileSync(join(ROOT, file), "utf8"));
	expect(sources.some((code) => code.includes("ENABLE_DEV_WARNINGS = true"))).toBe(true);
});

it.each([
	["use-sync-external-store/shim", "swr", "node_modules/swr/dist/**/*.mjs"],
	["markdown-to-jsx/react", "rjsf", "node_modules/@rjsf/core/lib/**/*.js"],
])("the stand-in for %s is still asked for by %s", (name, _library, pattern) => {
	const files = globSync(pattern, { cwd: ROOT });
	const asking = files.filter((file) => readFileSync(join(ROOT, file), "utf8").includes(name));
	expect(asking.length).toBeGreaterThan(0);
});
