import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const unique = (words: Iterable<string>) => [...new Set(words)].sort();
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The project's own pages of documentation. */
const PAGES = globSync(["README.md", "docs/**/*.md", "server/content/README.md"], { cwd: ROOT }).sort();

/** Places that a page links to in the repository, without a heading's anchor. */
function linksOf(text: string): string[] {
	const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "");
	return matches(prose, /\]\(([^)\s]+)\)/g)
		.filter((target) => !/^([a-z]+:|#)/.test(target))
		.map((target) => target.replace(/#.*$/, ""));
}

const missingLinks = (page: string, text: string) =>
	linksOf(text).filter((target) => !existsSync(join(ROOT, dirname(page), target)));

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

describe("the checks themselves", () => {
	it("find a link that leads nowhere, and let anchors, addresses and code pass", () => {
		const page = "See [a](gone.md), [b](../README.md#top), [c](#here), [d](https://example.org), `[e](x.md)`.";
		expect(missingLinks("docs/page.md", page)).toEqual(["gone.md"]);
	});

	it("find paths and variables", () => {
		expect(pathsNamed("`server/app.ts` and `renderer/blocks/<type>/`")).toEqual(["server/app.ts"]);
		expect(variablesOf("process.env.PORT ?? env.PORTICO_DATA")).toEqual(["PORT", "PORTICO_DATA"]);
	});
});
