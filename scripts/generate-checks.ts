/** Writes schemas/checks/*.gen.ts: a check for each entry of checks/declared-checks.ts, made of its schema. */
import { checkCode, type DeclaredCheck } from "./checks/check-code.ts";
import { CHECKS, checksPath } from "./checks/declared-checks.ts";
import type { GeneratedFiles } from "./generated-file.ts";

const HEADER = "/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */\n";

/** Types that are not in schemas/types.gen.ts: what they hold is made by code. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	FormArtefact: "../release.ts",
	MessagesArtefact: "../release.ts",
	Edit: "../edits/types.ts",
	NewField: "../edits/types.ts",
};

function typeImports(checks: readonly DeclaredCheck[]): string[] {
	const names = new Set(checks.flatMap(({ type }) => type.match(/\b(?!(?:NonNullable|Pick)\b)[A-Z]\w+/g) ?? []));
	const files = Map.groupBy([...names].sort(), (name) => ELSEWHERE[name] ?? "../types.gen.ts");
	return [...files].sort().map(([file, own]) => `import type { ${own.join(", ")} } from "${file}";`);
}

const says = ({ schema, members }: DeclaredCheck) =>
	members
		? `Whether a value has ${members.join(", ")} as schemas/${schema} has them.`
		: `Whether a value is as schemas/${schema} says.`;

function module(checks: Readonly<Record<string, DeclaredCheck>>): string {
	const functions = Object.entries(checks).map(
		([name, check]) =>
			`/** ${says(check)} */\nexport const ${name} = (value: unknown): value is ${check.type} =>\n\t${checkCode(check)};\n`,
	);
	const imports = [`import { isObject } from "../json/json.ts";`, ...typeImports(Object.values(checks))];
	return `${HEADER}\n${imports.join("\n")}\n\n${functions.join("\n")}`;
}

/** The checks, by the file that they stand in. */
export const files = async (): Promise<GeneratedFiles> =>
	Object.fromEntries(Object.entries(CHECKS).map(([name, checks]) => [`schemas/${checksPath(name)}`, module(checks)]));
