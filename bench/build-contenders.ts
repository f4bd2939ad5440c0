import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { codeSplitting } from "../scripts/code-splitting.ts";
import { unusedParts } from "../scripts/unused-parts.ts";

const HERE = import.meta.dirname;

/** Where built contenders stand: <OUT>/<name>/<name>.html. */
export const OUT = join(HERE, "../dist/bench");

/** Every contender, in the order of the table; the first is the measure of the others. */
export const CONTENDERS = ["handwritten", "portico", "rjsf", "rjsf-chakra", "jsonforms"] as const;
export type Contender = (typeof CONTENDERS)[number];

/** As in vite.config.ts: rjsf's Markdown renderer is not ours. */
const ALIAS = { "markdown-to-jsx/react": join(HERE, "../renderer/forms/structure/no-markdown.tsx") };

const OURS: readonly Contender[] = ["handwritten", "portico"];

const folderOf = (contender: Contender) => join(HERE, OURS.includes(contender) ? "contenders" : "peers");

/** Installs the peers' own dependencies, apart from the project's, so that `npm start` never pays for them. */
function installPeers(): void {
	const peers = join(HERE, "peers");
	if (existsSync(join(peers, "node_modules"))) return;
	const done = spawnSync("npm", ["install", "--legacy-peer-deps", "--no-package-lock"], {
		cwd: peers,
		stdio: "inherit",
	});
	if (done.status !== 0) throw new Error("bench/peers could not be installed");
}

/** Where the module stands that renders our forms as the portal's server does. */
export const PRERENDER_BUNDLE = join(OUT, "prerenderer/portico-prerenderer.js");

/** Builds it, whole in itself, as scripts/build.ts does for the portal. */
async function buildPrerenderer(): Promise<void> {
	await build({
		configFile: false,
		root: HERE,
		publicDir: false,
		logLevel: "error",
		resolve: { alias: ALIAS },
		build: {
			outDir: dirname(PRERENDER_BUNDLE),
			emptyOutDir: true,
			target: "node24",
			ssr: true,
			rolldownOptions: {
				input: join(HERE, "contenders/portico-prerenderer.tsx"),
				output: { entryFileNames: basename(PRERENDER_BUNDLE) },
			},
		},
		ssr: { noExternal: true },
		define: { "process.env.NODE_ENV": '"production"' },
	});
}

/**
 * Builds contenders for production, each by itself. Vite's `build` leaves NODE_ENV at "production" for the whole process
 * (https://vite.dev/guide/env-and-mode): a portal that is started afterwards would refuse its settings.
 */
export async function buildContenders(wanted: readonly Contender[]): Promise<void> {
	const { NODE_ENV } = process.env;
	try {
		await buildEach(wanted);
	} finally {
		if (NODE_ENV === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}

async function buildEach(wanted: readonly Contender[]): Promise<void> {
	if (wanted.some((contender) => !OURS.includes(contender))) installPeers();
	if (wanted.includes("portico")) await buildPrerenderer();
	for (const contender of wanted) {
		const root = folderOf(contender);
		await build({
			configFile: false,
			root,
			base: `/${contender}/`,
			logLevel: "warn",
			plugins: [react(), ...(contender === "portico" ? unusedParts : [])],
			resolve: { dedupe: ["react", "react-dom"], alias: OURS.includes(contender) ? ALIAS : {} },
			build: {
				outDir: join(OUT, contender),
				emptyOutDir: true,
				target: "es2022",
				manifest: contender === "portico",
				rolldownOptions: {
					input: join(root, `${contender}.html`),
					// As the portal is built; the others' documentation says nothing of it.
					output: contender === "portico" ? { codeSplitting } : {},
				},
			},
		});
	}
}
