import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";

/** A file and what is in it. */
type Subject = { name: string; digest: { sha256: string } };

/** From what a build was made. */
export type BuiltFrom = { commit: string; lock: string; node: string };

/** How files came to be: in-toto's Statement v1 with SLSA's provenance v1. */
export type BuildStatement = {
	_type: "https://in-toto.io/Statement/v1";
	subject: Subject[];
	predicateType: "https://slsa.dev/provenance/v1";
	predicate: {
		buildDefinition: {
			buildType: string;
			externalParameters: { command: string };
			internalParameters: { node: string };
			resolvedDependencies: { name: string; digest: Record<string, string> }[];
		};
		runDetails: { builder: { id: string } };
	};
};

/** Told apart from other ways of building; no address that would have to be there. */
const BUILD_TYPE = "urn:portico:npm-run-build:v1";

async function sha256Of(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}

/** All files below a folder, in the order of their names, with the folder's own name before each. */
async function subjectsIn(root: string, folder: string): Promise<Subject[]> {
	const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const subjects: Subject[] = [];
	for (const path of paths.sort())
		subjects.push({ name: relative(root, path).split(sep).join("/"), digest: { sha256: await sha256Of(path) } });
	return subjects;
}

/** States of every file in a folder below `root` what is in it, and from what it was built. The same build gives the same statement. */
export async function statementOf(
	root: string,
	folder: string,
	{ commit, lock, node }: BuiltFrom,
): Promise<BuildStatement> {
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: await subjectsIn(root, folder),
		predicateType: "https://slsa.dev/provenance/v1",
		predicate: {
			buildDefinition: {
				buildType: BUILD_TYPE,
				externalParameters: { command: "npm install --no-save && npm run build" },
				internalParameters: { node },
				resolvedDependencies: [
					{ name: "source", digest: { gitCommit: commit } },
					{ name: "package-lock.json", digest: { sha256: await sha256Of(join(root, lock)) } },
				],
			},
			runDetails: { builder: { id: BUILD_TYPE } },
		},
	};
}

/** Where two statements differ, in words: files that are others, more or missing, and other sources. */
export function differencesOf(stated: BuildStatement, found: BuildStatement): string[] {
	const hashes = ({ subject }: BuildStatement) => new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
	const before = hashes(stated);
	const after = hashes(found);
	const files = [...before].flatMap(([name, hash]) =>
		after.get(name) === hash ? [] : [after.has(name) ? `${name} has another content` : `${name} is missing`],
	);
	const more = [...after.keys()].filter((name) => !before.has(name)).map((name) => `${name} is not stated`);
	const sources = ({ predicate }: BuildStatement) => predicate.buildDefinition.resolvedDependencies;
	const others = sources(stated).filter(
		({ name, digest }) =>
			JSON.stringify(sources(found).find((one) => one.name === name)?.digest) !== JSON.stringify(digest),
	);
	return [...files, ...more, ...others.map(({ name }) => `${name} is another`)];
}
