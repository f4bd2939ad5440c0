import { join } from "node:path";
import { type InlineConfig, type Rolldown, build as run } from "vite";

/*
 * The scripts that the studio is built into. The bundler makes one of whatever the same screens import, for each of some
 * hundred screens: 150 until a form can be changed, most of less than 2 KB. Here only the screens below tell scripts apart.
 */

/** What is loaded by itself, and short names of it: documents, and the screens with which people begin. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
	studio: ["studio.html"],
	desk: ["desk.html"],
	preview: ["preview.html"],
	draft: ["src/studio/DraftRoutes.tsx"],
	document: ["src/studio/document/DocumentScreen.tsx"],
	form: ["src/studio/editors/FormEditor.tsx"],
	page: ["src/studio/editors/PageEditor.tsx"],
	outline: ["src/studio/outline/OutlineScreen.tsx"],
	// What follows the first screen of a draft release in any case (src/studio/draft-screens.ts).
	ahead: [
		"wording/TextsScreen",
		"problems/ProblemsScreen",
		"publish/PublishScreen",
		"settings/SettingsEditor",
		"frame/DialogWindow",
		"frame/MenuWindow",
		"conflicts/ConflictCards",
		"checking/ProblemCards",
		"inspector/OtherSettings",
		"references/References",
	].map((name) => `src/studio/${name}.tsx`),
};

/** What is read of a chunk that the bundler made. */
type Chunk = {
	readonly [Name in "fileName" | "facadeModuleId" | "code"]: Rolldown.OutputChunk[Name];
} & { readonly [Name in "imports" | "moduleIds"]: readonly string[] };

/** All chunks that come with some of them. */
function reached(chunks: ReadonlyMap<string, Chunk>, names: readonly string[]): Set<string> {
	const found = new Set<string>();
	const open = [...names];
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		if (found.has(name)) continue;
		found.add(name);
		open.push(...(chunks.get(name)?.imports ?? []));
	}
	return found;
}

/** The names of the chunks of these files. */
const chunksOf = (root: string, chunks: readonly Chunk[], files: readonly string[]): string[] =>
	files.map((file) => {
		const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, file));
		if (!chunk) throw new Error(`scripts/studio-scripts.ts names ${file}, of which the studio has no script.`);
		return chunk.fileName;
	});

/** What stays a script of its own, which nothing else imports: two that import each other run in another order than their modules do. */
const isStart = (id: string, { facadeModuleId }: Chunk) => id === facadeModuleId || id.endsWith("/main.tsx");

/** Less than this, in characters before they are minified, costs more as a script of its own than where all starts load it. */
const LEAST_CODE = 600;

/** The script into which each module goes that comes with a start: by all the starts that it comes with. */
export function scriptsOfModules(root: string, made: readonly Chunk[], starts = STARTS): Map<string, string> {
	const chunks = new Map(made.map((chunk) => [chunk.fileName, chunk]));
	const named = Object.entries(starts).map(([label, files]) => ({ label, own: chunksOf(root, made, files) }));
	const sets = named.map(({ label, own }) => ({ label, all: reached(chunks, own) }));
	const own = new Set(named.flatMap((start) => start.own));
	const [main] = named[0]?.own ?? [];
	const isEverywhere = (name: string) => sets.every(({ all }) => all.has(name));
	const isSmall = ({ code, imports }: Chunk) => code.length < LEAST_CODE && imports.every(isEverywhere);
	const scripts = new Map<string, string>();
	for (const chunk of made) {
		const { fileName, moduleIds } = chunk;
		const starting = sets.map(({ all }) => all.has(fileName));
		// Where one start needs it that has other scripts of its own, the others can wait for it.
		const within = starting.filter(Boolean).length > 1 && isSmall(chunk) ? sets.map(() => true) : starting;
		const first = sets[within.indexOf(true)];
		// All screens import what is in the first script of all: that leaves it nothing but its start.
		if (!first || (own.has(fileName) && fileName !== main)) continue;
		const number = within.reduce((sum, has, place) => sum + (has ? 2 ** place : 0), 0);
		for (const id of moduleIds)
			if (fileName !== main || !isStart(id, chunk)) scripts.set(id, `${first.label}-${number.toString(36)}`);
	}
	return scripts;
}

/** Builds the studio: once to see which modules each start comes with, and again into scripts by that. */
export async function buildStudio(root: string, config: InlineConfig): Promise<void> {
	const seen = await run({ ...config, build: { ...config.build, write: false, minify: false } });
	if (!("output" in seen)) throw new Error("The studio should be built into one output.");
	const scripts = scriptsOfModules(
		root,
		seen.output.filter((each) => each.type === "chunk"),
	);
	const split: Rolldown.CodeSplittingOptions = {
		includeDependenciesRecursively: false,
		groups: [{ name: (id) => scripts.get(id) ?? null }],
	};
	// Groups in the configuration itself would come on top of those of the portal.
	const plugin = {
		name: "studio-scripts",
		outputOptions: (output: Rolldown.OutputOptions) => ({ ...output, codeSplitting: split }),
	};
	await run({ ...config, plugins: [...(config.plugins ?? []), plugin] });
}
