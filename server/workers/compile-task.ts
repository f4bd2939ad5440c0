import { type Compilation, compile, type DocumentSource } from "../../schemas/compiler/index.ts";

/** Runs in a worker thread (compiler.ts): compiles documents. */
export default (sources: readonly DocumentSource[]): Compilation => compile(sources);
