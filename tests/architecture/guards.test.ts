import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const PRODUCT = /^(schemas|adapters|renderer|src|server)\//;
const SUPPORT = /\.(gen|test|fixture)\.tsx?$|^server\/testing\//;

type Remaining = { why: string; files: Readonly<Record<string, number>> };

/**
 * How many type guards each file still writes by hand over what may be anything, and why. The list only shrinks: a new one is
 * declared in scripts/checks/declared-checks.ts and generated from its schema (decision 150). What narrows a text or a union is
 * none of these.
 */
const REMAINING: readonly Remaining[] = [
	{
		why: "The schema itself is asked, by AJV, the compiler or the interpreter of decision 79.",
		files: {
			"schemas/compiler/read-source.ts": 2,
			"server/wire/validators.ts": 1,
			"src/stores/persistent-store.ts": 1,
			"src/studio/outline/outline.ts": 1,
		},
	},
	{
		why: "What all checks are made of: the types of JSON, and one of a list or table, whose type is the list's own.",
		files: { "schemas/json/json.ts": 4, "schemas/json/one-of.ts": 2 },
	},
	{
		why: "The rules stand below the checks, which are made of them.",
		files: { "schemas/rules/texts/resolve-text.ts": 1 },
	},
	{
		why: "Code, which no schema describes: functions, components, adapters, a worker's scope, the parameter of a loader.",
		files: {
			"renderer/forms/structure/bare-ports.ts": 1,
			"renderer/loader/artefacts.ts": 1,
			"renderer/loader/read-artefact.ts": 1,
			"renderer/ports/named-adapters.ts": 3,
			"renderer/registry/block-component.ts": 1,
			"server/cases/import-validator.ts": 1,
			"server/prerender/thread-task.ts": 1,
			"src/offline/worker-scope.ts": 1,
			"src/studio/canvas/read-only-ports.ts": 1,
		},
	},
	{
		why: "No JSON: a File in the browser's database, and immer's drafts, which may be written to.",
		files: {
			"renderer/forms/model/stored-files.ts": 1,
			"renderer/forms/model/values.ts": 1,
			"schemas/edits/draft-values.ts": 1,
		},
	},
	{
		why: "The data of an envelope is what its operation's schema says: the contract tests hold the server to it, not the browser.",
		files: { "adapters/http/envelope.ts": 1 },
	},
	{
		why: "What the same code has written a moment ago: pairs in session storage, a cursor, a thread's question, a sealed column.",
		files: {
			"server/database/answers/sealed-text.ts": 1,
			"server/prerender/responses-over.ts": 1,
			"server/wire/paging.ts": 1,
			"src/app/navigation/scroll-memory.ts": 1,
		},
	},
	{
		why: "Parts of a document that is being written: whatever they are, what reads them makes do, and the compiler says what is wrong.",
		files: {
			"src/studio/arrange/clipboard.ts": 1,
			"src/studio/logic/logic-model.ts": 1,
			"src/studio/page/canvas-page.ts": 1,
		},
	},
];

/** What a parameter may be for its guard to be counted: anything, or any object. */
const OPEN = /^(unknown|object|JsonObject( \| undefined)?)$/;

/** The guards of a file (`(value: unknown): value is T`), as many as there are. */
function guardsIn(file: string): number {
	const text = readFileSync(join(ROOT, file), "utf8");
	let count = 0;
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		if ("params" in node && "returnType" in node && isOpenGuard(text, node.params, node.returnType)) count++;
		for (const child of Object.values(node)) visit(child);
	};
	visit(parseSync(file, text).program.body);
	return count;
}

/** Whether a function's return type says what its parameter is, and that may be anything. */
function isOpenGuard(text: string, params: unknown, returnType: unknown): boolean {
	const source = (node: unknown): string =>
		typeof node === "object" && node !== null && "start" in node && "end" in node
			? text.slice(Number(node.start), Number(node.end))
			: "";
	const [, guarded] = /^:\s*(\w+) is /.exec(source(returnType)) ?? [];
	if (guarded === undefined || !Array.isArray(params)) return false;
	return params.some((param) => {
		const [name, type] = source(param).split(/\??:\s*/s);
		return name === guarded && type !== undefined && OPEN.test(type.trim());
	});
}

it("type guards over what may be anything are generated from schemas, but for a list that only shrinks", () => {
	const files = sourceFiles().filter((file) => PRODUCT.test(file) && !SUPPORT.test(file));
	const found = Object.fromEntries(
		files.map((file) => [file, guardsIn(file)] as const).filter(([, count]) => count > 0),
	);
	expect(found).toEqual(Object.assign({}, ...REMAINING.map(({ files: listed }) => listed)));
});
