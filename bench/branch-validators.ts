/**
 * `node bench/branch-validators.ts`: what would answer rjsf's question which branch some values are in. Our interpreter
 * against the validators that `@rjsf/validator-ajv8` compiles ahead, over the examples that rjsf resolves: bytes gzipped and
 * milliseconds in one run.
 */
import { fork } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { RJSFSchema } from "@rjsf/utils";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js";
import Ajv2020 from "ajv/dist/2020.js";
import { build } from "vite";
import { renderedFrom } from "../schemas/compiler/emit/engine-schema.ts";
import { fieldTree } from "../schemas/compiler/emit/field-tree.ts";
import { exampleNames, readExample } from "../schemas/read-example.ts";
import { FORMATS } from "../schemas/rules/formats/formats.ts";
import { needsRjsf } from "../schemas/rules/questions/field-tree.ts";
import { interpreted } from "../schemas/rules/values/interpreted.ts";
import "../schemas/rules/values/interpreted-formats.ts";
import type { FormDocument } from "../schemas/types.gen.ts";

const ROOT = join(import.meta.dirname, "..");
const zipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** The milliseconds that a piece of work takes, the median of many. */
function median(work: () => void): number {
	const times = Array.from({ length: 200 }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
	return times.sort((a, b) => a - b)[100] ?? 0;
}

/** The bytes of a module with all that it imports, as the portal would send it. */
async function weigh(entry: string): Promise<number> {
	const built = await build({
		root: ROOT,
		configFile: false,
		logLevel: "error",
		// Which rjsf's fields bring with them either way.
		build: {
			write: false,
			lib: { entry, formats: ["es"] },
			minify: true,
			rolldownOptions: { external: ["@rjsf/utils"] },
		},
	});
	const [first] = Array.isArray(built) ? built : [built];
	return first && "output" in first
		? first.output.reduce((sum, one) => sum + ("code" in one ? zipped(one.code) : 0), 0)
		: 0;
}

const forms = exampleNames()
	.flatMap((name) => readExample(name).map(({ text }): FormDocument => JSON.parse(text)))
	.filter((form) => form.kind === "form" && needsRjsf(fieldTree(form, renderedFrom(form))));

/** In a process of its own: some of them never end. */
function compileAhead(id: string): void {
	const form = forms.find((one) => one.id === id);
	if (!form) throw new Error(`no example "${id}" that rjsf resolves`);
	const schema: RJSFSchema = renderedFrom(form);
	const start = performance.now();
	const code = compileSchemaValidatorsCode(schema, {
		AjvClass: Ajv2020,
		extenderFn(ajv) {
			for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
			return ajv;
		},
	});
	process.send?.({ bytes: zipped(code), ms: performance.now() - start });
}

type Ahead = { bytes: number; ms: number };

const isAhead = (value: unknown): value is Ahead => typeof value === "object" && value !== null && "bytes" in value;

const ahead = (id: string) =>
	new Promise<Ahead | undefined>((resolve) => {
		const child = fork(import.meta.filename, [id], { timeout: 10_000, silent: true });
		child.once("message", (message) => resolve(isAhead(message) ? message : undefined));
		child.once("exit", () => resolve(undefined));
	});

const [asked] = process.argv.slice(2);
if (asked !== undefined) compileAhead(asked);
else {
	const ours = await weigh(join(ROOT, "renderer/forms/structure/branch-validator.ts"));
	const theirs = await weigh(join(ROOT, "node_modules/@rjsf/validator-ajv8/lib/createPrecompiledValidator.js"));
	console.log(`interpreter: ${ours} bytes for all forms; precompiled: ${theirs} bytes and for each form`);
	for (const form of forms) {
		const schema = renderedFrom(form);
		const first = median(() => void interpreted(schema)({}));
		const judge = interpreted(schema);
		const found = await ahead(form.id);
		const said = found
			? `${found.bytes} bytes, compiled in ${found.ms.toFixed(0)} ms`
			: "failed or did not end in 10 s";
		const again = median(() => void judge({}));
		console.log(
			`${form.id}: precompiled ${said}; interpreted first ${first.toFixed(3)} ms, again ${again.toFixed(3)} ms`,
		);
	}
}
