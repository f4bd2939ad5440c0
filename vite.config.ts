import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { codeSplitting } from "./scripts/code-splitting.ts";
import { devProxy } from "./scripts/dev-proxy.ts";
import { LOADED_WORKER } from "./scripts/short-lived.ts";
import { studioInDev } from "./scripts/studio-in-dev.ts";
import { unusedParts } from "./scripts/unused-parts.ts";

/** The real server that `npm run dev` starts beside Vite. */
const SERVER = `http://127.0.0.1:${process.env.PORTICO_DEV_SERVER_PORT ?? "8081"}`;

/** Tests of the HTTP client that ask a server of their own: no unit tests. */
const sockets = ["adapters/http/client.test.ts", "adapters/http/time-limit.test.ts"];

/** Servers of tests begin with a copy of one database, which is made once a run. */
const template = "tests/fixtures/database-template.ts";
const shared = "tests/fixtures/shared-portals.ts";

/** What the files of a project import is loaded once a worker, not once a file: each file's tests clean up after themselves. */
const once = { isolate: false };

/** Modules are loaded by Node itself, as the server's are, which takes less than half of what they take through Vite. JSX it cannot read: tests of what has some are `.test.tsx`. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The same for workers that load much: those whose tests are servers, or speak with them, and those that draw screens. */
const loaded = { ...once, execArgv: LOADED_WORKER };

/** Tests that stand something else in for a module (`vi.mock`): each file loads modules of its own, as those loaded before know nothing of it. */
const mocked = ["{adapters,renderer,src}/**/*.mocked.test.tsx"];
const rendering = ["tests/fixtures/timeouts.ts", "tests/fixtures/react-idle.ts"];

export default defineConfig({
	plugins: [react(), ...unusedParts, studioInDev],
	resolve: {
		alias: {
			"markdown-to-jsx/react": join(import.meta.dirname, "renderer/forms/structure/no-markdown.tsx"),
			"use-sync-external-store/shim": join(import.meta.dirname, "adapters/swr/react-store.ts"),
		},
	},
	optimizeDeps: { entries: ["index.html", "studio.html", "desk.html"] },
	server: { proxy: devProxy(SERVER) },
	build: {
		outDir: "dist/client",
		target: "es2022",
		// Every browser of that target preloads modules by itself.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		manifest: true,
		rolldownOptions: { output: { codeSplitting } },
	},
	test: {
		reporters: ["default"],
		// No test judges how fast a machine is: these limits only end what will never end.
		testTimeout: 60_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 15_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					...native,
					environment: "node",
					include: ["{schemas,adapters,renderer,src}/**/*.test.ts", "tests/fixtures/**/*.test.ts"],
					exclude: sockets,
					setupFiles: ["tests/fixtures/no-outside.ts"],
					...once,
					pool: "threads",
				},
			},
			{
				extends: true,
				test: {
					...loaded,
					name: "server",
					...native,
					environment: "node",
					include: ["{server,scripts}/**/*.test.ts", ...sockets],
					globalSetup: template,
				},
			},
			{
				extends: true,
				test: {
					...loaded,
					name: "components",
					environment: "jsdom",
					include: ["{adapters,renderer,src}/**/*.test.tsx"],
					exclude: mocked,
					setupFiles: rendering,
				},
			},
			{
				extends: true,
				test: { name: "mocked", environment: "jsdom", include: mocked, setupFiles: rendering },
			},
			{
				extends: true,
				test: { ...once, name: "documents", environment: "node", include: ["tests/documents/**/*.test.ts"] },
			},
			{
				extends: true,
				test: {
					...once,
					...native,
					name: "architecture",
					environment: "node",
					include: ["tests/architecture/**/*.test.ts"],
				},
			},
			{
				extends: true,
				test: {
					...loaded,
					name: "contract",
					...native,
					environment: "node",
					include: ["tests/contract/**/*.test.ts"],
					globalSetup: template,
				},
			},
			{
				extends: true,
				// A database of tens of thousands of cases: no part of `npm test` (scripts/run-tests.ts names those).
				test: {
					...loaded,
					name: "scale",
					environment: "node",
					include: ["tests/scale/**/*.test.ts"],
					globalSetup: template,
				},
			},
			{
				extends: true,
				test: {
					...loaded,
					...native,
					name: "journeys",
					environment: "node",
					include: ["tests/journeys/**/*.test.ts"],
					globalSetup: [template, shared],
					fileParallelism: false,
					// A real browser on a shared machine: a journey is refused when it fails three times in a row. At one's desk, at once.
					retry: process.env.CI ? 2 : 0,
					testTimeout: 120_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
});
