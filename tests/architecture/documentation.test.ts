import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const unique = (words: Iterable<string>) => [...new Set(words)].sort();
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The project's own pages of documentation. */
const PAGES = globSync(["README.md", "docs/**/*.md", "server/content/README.md"], { cwd: ROOT }).sort();

const FENCED = /^```[\s\S]*?^```/gm;

/** Where the links and pictures of a page lead in the repository. */
function linksOf(text: string): string[] {
	const prose = text.replaceAll(FENCED, "");
	const links = matches(prose.replaceAll(/`[^`\n]*`/g, "code"), /\]\(([^)\s]+)\)/g);
	return [...links, ...matches(prose, /<img\s[^>]*?src="([^"]+)"/g)].filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
	const seen = new Map<string, number>();
	return matches(text.replaceAll(FENCED, ""), /^#{1,6} (.+)$/gm).map((heading) => {
		const anchor = heading
			.trim()
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
			.replaceAll(" ", "-");
		const before = seen.get(anchor) ?? 0;
		seen.set(anchor, before + 1);
		return before === 0 ? anchor : `${anchor}-${before}`;
	});
}

const missingLinks = (page: string, text: string) =>
	linksOf(text).filter((target) => {
		const [path, anchor] = target.split("#");
		const file = path ? join(dirname(page), path) : page;
		if (path && !existsSync(join(ROOT, file))) return true;
		return anchor !== undefined && file.endsWith(".md") && !anchorsOf(path ? read(file) : text).includes(anchor);
	});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

/** What a page says to run and what is not there, or would not run: Node.js 20 takes no TypeScript, `npx node` is newer. */
function wrongCommands(text: string): string[] {
	const names = matches(text, /npm run (?:--silent )?([a-z][\w:-]*)/g).filter((name) => !(name in scripts));
	const files = [...text.matchAll(/(?:npx )?\bnode ((?:[\w.-]+\/)+[\w.-]+\.(ts|m?js))\b/g)];
	const wrong = files.filter(
		([whole, file = "", type]) => !existsSync(join(ROOT, file)) || (type === "ts" && !whole.startsWith("npx ")),
	);
	return [...names, ...wrong.map(([whole]) => whole)];
}

/** Paths in `code` that name a file or folder of one of the project's parts. */
function pathsNamed(text: string): string[] {
	const paths = matches(text, /`((?:schemas|adapters|renderer|src|server|tests|scripts|bench|docs)\/[\w./-]+)`/g);
	return unique(paths);
}

/** Environment variables that a source file reads. */
const variablesOf = (source: string) => matches(source, /\benv\.([A-Z][A-Z0-9_]*)/g);

describe("the documentation", () => {
	it("is found, page by page", () => {
		expect(PAGES).toContain("docs/operating.md");
		expect(PAGES.length).toBeGreaterThan(8);
	});

	it.each(PAGES)("%s links to no missing file", (page) => {
		expect(missingLinks(page, read(page))).toEqual([]);
	});

	it.each(PAGES)("%s says to run nothing that is not there", (page) => {
		expect(wrongCommands(read(page))).toEqual([]);
	});

	it.each(PAGES)("%s names no missing file of the project", (page) => {
		const missing = pathsNamed(read(page)).filter((path) => !existsSync(join(ROOT, path)));
		expect(missing).toEqual([]);
	});

	it("operating.md tells every environment variable that the server reads", () => {
		const server = sourceFiles().filter((file) => file.startsWith("server/") && !file.endsWith(".test.ts"));
		const variables = unique(server.flatMap((file) => variablesOf(read(file))));
		expect(variables).toContain("PORTICO_DATA");
		const told = matches(read("docs/operating.md"), /`([A-Z][A-Z0-9_]*)`/g);
		expect(variables.filter((name) => !told.includes(name))).toEqual([]);
	});
});

describe("docs/decisions/README.md", () => {
	it("lists each decision once, by its title", () => {
		const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: ROOT });
		const titled = decisions.map((file) => `[${read(file).split("\n")[0]?.replace("# ", "")}](${basename(file)})`);
		const listed = matches(read("docs/decisions/README.md"), /^- (\[.+\]\(.+\))$/gm);
		expect(titled.length).toBeGreaterThan(100);
		expect(listed.sort()).toEqual(titled.sort());
	});
});

describe("docs/folders.md", () => {
	const zones = ["schemas", "adapters", "renderer", "src", "src/app", "src/desk", "src/studio", "server"];

	it.each(zones)("has a row for each folder of %s, in their order, and for no other", (zone) => {
		const own = new RegExp(`^\\| \`(${zone}/[^/\`]+)\` \\|`, "gm");
		const folders = globSync(`${zone}/*/`, { cwd: ROOT }).filter((path) => statSync(join(ROOT, path)).isDirectory());
		const filled = folders.filter((path) => globSync(`${path}/**/*.*`, { cwd: ROOT }).length > 0);
		expect(matches(read("docs/folders.md"), own)).toEqual(filled.map((path) => path.replace(/\/$/, "")).sort());
	});
});

describe("the checks themselves", () => {
	it("find a link, picture or heading that is not there, and let addresses and code pass", () => {
		const links =
			"See [a](gone.md), [b](../README.md#more-commands), [c](#here), [d](https://example.org), `[e](x.md)`.";
		const page = `# Here\n${links} [f](#there) [g](../README.md#gone)\n<img\n src="gone.webp" alt="">`;
		const missing = ["gone.md", "#there", "../README.md#gone", "gone.webp"];
		expect(missingLinks("docs/page.md", page)).toEqual(missing);
	});

	it("find commands that are not there or need another Node.js", () => {
		const page =
			"`npm run build`, `npm run gone`, `npx node scripts/build.ts`, `node scripts/build.ts`, `npx node a/b.ts`";
		expect(wrongCommands(page)).toEqual(["gone", "node scripts/build.ts", "npx node a/b.ts"]);
	});

	it("find paths and variables", () => {
		expect(pathsNamed("`server/app.ts` and `renderer/blocks/<type>/`")).toEqual(["server/app.ts"]);
		expect(variablesOf("process.env.PORT ?? env.PORTICO_DATA")).toEqual(["PORT", "PORTICO_DATA"]);
	});
});
