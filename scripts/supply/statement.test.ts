import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { differencesOf, statementOf } from "./statement.ts";

const FROM = { commit: "c0ffee", lock: "package-lock.json", node: "v24.0.0" };
let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "portico-statement-"));
	mkdirSync(join(root, "dist/client"), { recursive: true });
	writeFileSync(join(root, "package-lock.json"), "{}");
	writeFileSync(join(root, "dist/client/index.html"), "hello");
	writeFileSync(join(root, "dist/a.js"), "1");
});
afterEach(() => rmSync(root, { recursive: true }));

it("states of each built file what is in it, and from which commit and lock file it comes", async () => {
	const { subject, predicateType, predicate } = await statementOf(root, "dist", FROM);
	expect(predicateType).toBe("https://slsa.dev/provenance/v1");
	expect(subject.map(({ name }) => name)).toEqual(["dist/a.js", "dist/client/index.html"]);
	expect(subject[1]?.digest.sha256).toBe("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
	expect(predicate.buildDefinition.resolvedDependencies[0]).toEqual({
		name: "source",
		digest: { gitCommit: "c0ffee" },
	});
});

it("finds nothing where a build is what was stated, and every file and source that is not", async () => {
	const stated = await statementOf(root, "dist", FROM);
	expect(differencesOf(stated, await statementOf(root, "dist", FROM))).toEqual([]);
	writeFileSync(join(root, "dist/a.js"), "2");
	writeFileSync(join(root, "dist/b.js"), "3");
	rmSync(join(root, "dist/client/index.html"));
	writeFileSync(join(root, "package-lock.json"), "{ }");
	expect(differencesOf(stated, await statementOf(root, "dist", { ...FROM, commit: "decade" }))).toEqual([
		"dist/a.js has another content",
		"dist/client/index.html is missing",
		"dist/b.js is not stated",
		"source is another",
		"package-lock.json is another",
	]);
});
