import { type Compilation, compile, type DocumentSource } from "../../schemas/compiler/index.ts";

/** Compiles as the real task does, but dies or never ends where a document is named so. */
export default (sources: readonly DocumentSource[]): Compilation => {
	const first = sources[0]?.path;
	if (first === "dies") process.exit(1);
	while (first === "never ends");
	return compile(sources);
};
