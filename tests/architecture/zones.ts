import type { Import } from "./import-graph.ts";

/** The zones of the project, and what each may import besides itself. `types` are allowed as types only. */
const ZONES: Record<string, { values: string[]; types: string[] }> = {
	schemas: { values: [], types: [] },
	adapters: { values: ["schemas"], types: [] },
	renderer: { values: ["schemas"], types: ["adapters"] },
	src: { values: ["schemas", "adapters", "renderer"], types: [] },
	server: { values: ["schemas"], types: [] },
	scripts: { values: ["schemas", "adapters", "renderer", "src", "server"], types: [] },
	bench: { values: ["schemas", "adapters", "renderer", "src", "server", "scripts"], types: [] },
	tests: { values: ["schemas", "adapters", "renderer", "src", "server", "scripts", "bench"], types: [] },
};

/** Within the renderer a part may import the parts that stand after it, never one before it. */
const RENDERER_LAYERS = ["index.ts", "RenderPage.tsx", "RenderBlock.tsx", "registry", "blocks"];

/** Where src/ may enter another part. Forms have doors of their own, so that they load only where one is shown. */
const DOORS: Record<string, RegExp> = {
	adapters: /^adapters\/(index|staff)\.ts$/,
	renderer: /^renderer\/(index\.ts|forms\/(FormHost|StaticForm)\.tsx|skin\/[^/]+\.gen\.css)$/,
};

const folderOf = (file: string, depth: number) => file.split("/")[depth] ?? "";
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Why an import crosses a zone, or undefined where it may stand. Tests beside the source may reach fixtures in tests/. */
export function zoneViolation({ from, to, typeOnly }: Import): string | undefined {
	const a = folderOf(from, 0);
	const b = folderOf(to, 0);
	if (a === b || (isTest(from) && b === "tests"))
		return a === "renderer" && b === "renderer" ? layerViolation(from, to) : undefined;
	const zone = ZONES[a];
	if (a === "src" && !isTest(from) && DOORS[b]?.test(to) === false)
		return `${from} imports ${to}: src/ enters ${b}/ by its door, ${b}/index.ts`;
	if (zone?.values.includes(b) || (typeOnly && zone?.types.includes(b)) || (isTest(from) && zone?.types.includes(b)))
		return undefined;
	return `${from} imports ${to}: ${a}/ may import ${[...(zone?.values ?? []), ...(zone?.types ?? []).map((name) => `types of ${name}`)].join(", ") || "nothing of ours"}`;
}

function layerViolation(from: string, to: string): string | undefined {
	// A test at the top of the renderer sees it whole.
	if (/^renderer\/[^/]+\.test\.tsx?$/.test(from)) return undefined;
	const a = folderOf(from, 1);
	const b = folderOf(to, 1);
	if (a === "blocks" && b === "blocks" && folderOf(from, 2) !== folderOf(to, 2)) {
		return `${from} imports ${to}: blocks do not import each other, children come as a prop`;
	}
	const upper = RENDERER_LAYERS.indexOf(b);
	const lower = RENDERER_LAYERS.indexOf(a);
	const deep = lower === -1 ? RENDERER_LAYERS.length : lower;
	if (upper === -1 || upper >= deep) return undefined;
	return `${from} imports ${to}: in renderer/ the way is registry → blocks → forms, scope, i18n`;
}
