import { createIncrementalCompiler } from "../../../schemas/compiler/incremental-compiler.ts";
import type { CheckAnswer, CheckRequest } from "./check-messages.ts";

/** Checks one draft release beside the thread that draws: typing never waits for it. */
const compiler = createIncrementalCompiler();

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
	for (const [path, text] of data.changes) compiler.set(path, text);
	const answer: CheckAnswer = { number: data.number, diagnostics: compiler.check() };
	self.postMessage(answer);
});
