/**
 * `npm run generate`: writes everything that is generated, in one process. `--check` writes nothing, names each file that is
 * stale and exits 1 where there is one. Each generator is loaded once the ones before it have written: the reference of
 * documents and the skin are made by code that imports the generated registries.
 */
import { type GeneratedFiles, refresh, staleAmong } from "./generated-file.ts";

type Generator = { files(): Promise<GeneratedFiles> };

const GENERATORS: (() => Promise<Generator>)[] = [
	() => import("./generate-types.ts"),
	() => import("./generate-checks.ts"),
	() => import("./generate-registries.ts"),
	() => import("./generate-skin.ts"),
	() => import("./generate-document-reference.ts"),
	() => import("./generate-wire-contract.ts"),
];

const onlyChecks = process.argv.includes("--check");

for (const load of GENERATORS) {
	const generated = await (await load()).files();
	if (!onlyChecks) refresh(generated);
	for (const path of onlyChecks ? staleAmong(generated) : []) {
		console.error(`${path} is stale: run \`npm run generate\`.`);
		process.exitCode = 1;
	}
}
