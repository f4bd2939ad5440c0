import { type Compilation, compile, type DocumentSource } from "../../schemas/compiler/index.ts";

/** Compiles as the real task does, but dies or never ends where a document is named so. */
export default (sources: readonly DocumentSource[]): Compilation => {
	const first = sources[0]?.path;
	if (first === "dies") process.exit(1);
	// As one that works without end, but for what that costs whoever else is at work on this machine.
	if (first === "never ends") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
	return compile(sources);
};
