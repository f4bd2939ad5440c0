import type { Import } from "./import-graph.ts";

const PRODUCT = /^(schemas|adapters|renderer|src|server)\//;
const SUPPORT = /\.(test|fixture)\.tsx?$|^server\/testing\//;

/** The folders of a form, each may import only those before it. FormHost.tsx above them is its door. */
const FORM_LAYERS = ["model", "hooks", "fields", "field-types", "structure", "steps", "review", "form"];

/** One import as the two folders beside each other that it leads from and to; undefined inside one folder, or to one's own parent. */
function betweenFolders({ from, to }: Import): { from: string; to: string } | undefined {
	const a = from.split("/");
	const b = to.split("/");
	const shared = a.findIndex((part, at) => part !== b[at]);
	if (shared < 0 || shared >= a.length - 1 || shared >= b.length - 1) return undefined;
	return { from: a.slice(0, shared + 1).join("/"), to: b.slice(0, shared + 1).join("/") };
}

export const isProduct = ({ from }: Import): boolean => PRODUCT.test(from) && !SUPPORT.test(from);

/** Why an import inside renderer/forms looks up, type imports too; undefined where it may stand. */
export function formLayerViolation(entry: Import): string | undefined {
	const between = betweenFolders(entry);
	if (!between?.from.startsWith("renderer/forms/")) return undefined;
	const place = (folder: string) => FORM_LAYERS.indexOf(folder.slice("renderer/forms/".length));
	if (place(between.to) >= 0 && place(between.to) < place(between.from)) return undefined;
	return `${entry.from} imports ${entry.to}: in renderer/forms the way down is ${FORM_LAYERS.toReversed().join(" → ")}`;
}

/** Folders beside each other that import each other in a ring, type imports too; each ring written a ⇄ b ⇄ c. */
export function folderRings(imports: readonly Import[]): string[] {
	const edges = imports.flatMap((entry) => betweenFolders(entry) ?? []);
	const next = Map.groupBy(edges, ({ from }) => from);
	const reach = (start: string): Set<string> => {
		const seen = new Set<string>();
		const waiting = [start];
		for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
			for (const { to } of next.get(at) ?? [])
				if (!seen.has(to)) {
					seen.add(to);
					waiting.push(to);
				}
		return seen;
	};
	const reached = new Map([...next.keys()].map((folder) => [folder, reach(folder)]));
	const rings = [...next.keys()]
		.filter((folder) => reached.get(folder)?.has(folder))
		.map((folder) =>
			[...next.keys()].filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder)),
		);
	return [...new Set(rings.map((ring) => ring.sort().join(" ⇄ ")))];
}
