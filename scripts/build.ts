/**
 * `npm run build [-- OUT]`: the client and the release of the shipped documents into OUT (dist/client), and their sizes.
 * With `--quick`, for tests, its files are compressed less far.
 */
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pdf from "pdfjs-dist/package.json" with { type: "json" };
import { build } from "vite";
import { clientFiles } from "./client-files.ts";
import { compileStatic } from "./compile-static.ts";
import { compressFiles, QUICK } from "./compress-files.ts";
import { minifyScripts } from "./minify-scripts.ts";
import { sizeReport } from "./size-report.ts";
import { writeStaticDiscovery } from "./static-discovery.ts";
import { buildStudio } from "./studio-scripts.ts";
import { STUDIO_MANIFEST, studioReport } from "./studio-size.ts";

const ROOT = join(import.meta.dirname, "..");
// Throws at what looks like another option: it is no name of a folder.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { quick: { type: "boolean" } } });
const [out = join(ROOT, "dist/client")] = positionals;
const CLIENT = resolve(out);

/** The prerenderer, beside the client: the server looks for it there (server/web/client.ts). */
const PRERENDER = join(CLIENT, "../prerender");

/** What draws pages, which the renderer's door offers and the studio does not enter: making it does nothing. */
const PAGE_PARTS = /renderer\/(blocks|registry|page|view-parts|scope\/use-actions|RenderPage|RenderBlock)/;

/** How Chakra writes down recipes and tokens: calls without effect, so that those that nobody uses are left out. */
const CHAKRA_DEFINITIONS = [
	"defineConfig",
	"defineRecipe",
	"defineSlotRecipe",
	"defineStyle",
	"defineKeyframes",
	"defineTokens",
	"defineSemanticTokens",
	"defineTextStyles",
	"defineLayerStyles",
	"defineAnimationStyles",
	"createAnatomy",
];

rmSync(CLIENT, { recursive: true, force: true });
await build({ root: ROOT, logLevel: "warn", build: { outDir: CLIENT } });
minifyScripts(CLIENT);
// Apart from the portal, so that no script of it is split or weighed by what the studio imports.
await buildStudio(ROOT, {
	root: ROOT,
	publicDir: false,
	logLevel: "warn",
	build: {
		outDir: CLIENT,
		emptyOutDir: false,
		assetsDir: "assets/studio",
		manifest: STUDIO_MANIFEST,
		rolldownOptions: {
			input: ["studio.html", "desk.html", "preview.html"].map((document) => join(ROOT, document)),
			output: { codeSplitting: true },
			treeshake: {
				moduleSideEffects: [{ test: PAGE_PARTS, sideEffects: false }],
				manualPureFunctions: CHAKRA_DEFINITIONS,
			},
		},
	},
});
// One script without imports, so that every browser takes it as a worker; its place at the root makes all pages its scope.
await build({
	root: ROOT,
	configFile: false,
	publicDir: false,
	logLevel: "warn",
	define: { PORTAL_CHUNKS: JSON.stringify(clientFiles(join(CLIENT, ".vite/manifest.json"))) },
	build: {
		outDir: CLIENT,
		emptyOutDir: false,
		target: "es2022",
		rolldownOptions: {
			input: join(ROOT, "src/offline/service-worker.ts"),
			output: { format: "iife", entryFileNames: "service-worker.js" },
		},
	},
});
// The same code once more for the server, whole in itself, to prerender pages with.
await build({
	root: ROOT,
	publicDir: false,
	logLevel: "error",
	mode: "production",
	build: {
		outDir: PRERENDER,
		emptyOutDir: true,
		target: "node24",
		ssr: true,
		manifest: false,
		rolldownOptions: {
			input: join(ROOT, "src/prerender/create-prerenderer.tsx"),
			output: { entryFileNames: "create-prerenderer.js", chunkFileNames: "[name].js", codeSplitting: true },
		},
	},
	ssr: { noExternal: true },
	define: { "process.env.NODE_ENV": '"production"' },
});
const release = compileStatic(join(ROOT, "schemas/documents"), CLIENT);
await writeStaticDiscovery(join(ROOT, "index.html"), CLIENT, release);
// What fonts need that a PDF names and does not bring along, such as most Chinese ones; the desk's viewer asks for it (src/desk/files).
for (const folder of ["cmaps", "standard_fonts"])
	cpSync(join(ROOT, "node_modules/pdfjs-dist", folder), join(CLIENT, `assets/pdf-${pdf.version}`, folder), {
		recursive: true,
	});
// Where no server leads the studio's addresses to its document.
for (const folder of ["admin", "admin/studio"]) {
	mkdirSync(join(CLIENT, folder), { recursive: true });
	copyFileSync(join(CLIENT, "studio.html"), join(CLIENT, folder, "index.html"));
}
await compressFiles(CLIENT, values.quick ? QUICK : undefined);
console.log(
	`${sizeReport(CLIENT)}\n${studioReport(CLIENT)}\nRelease ${release.id.slice(0, 12)} is in ${join(CLIENT, "release")}.`,
);
