import { createChecker } from "../../../schemas/compiler/checker.ts";
import type { CheckAnswer, CheckRequest } from "./check-messages.ts";

/** Checks one draft release beside the thread that draws: typing never waits for it. */
const checker = createChecker();

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
	for (const [path, text] of data.changes) checker.set(path, text);
	const answer: CheckAnswer = { number: data.number, diagnostics: checker.check() };
	self.postMessage(answer);
});
