import { expect, it } from "vitest";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { CheckAnswer, CheckRequest } from "./check-messages.ts";
import { createCheckingThread } from "./checking-thread.ts";

const problem = (document: string): Diagnostic => ({
	document,
	pointer: "",
	line: 1,
	severity: "error",
	code: "syntax",
	message: "The document is not JSON.",
});

function started() {
	const requests: CheckRequest[] = [];
	const found: string[] = [];
	let answer: (answer: CheckAnswer) => void = () => undefined;
	const thread = createCheckingThread(
		{
			postMessage: (request) => requests.push(request),
			onAnswer: (listener) => {
				answer = listener;
			},
			onFailure: () => undefined,
			end: () => undefined,
		},
		{
			found: (list, isLatest) => found.push(`${list.map(({ document }) => document)} ${isLatest}`),
			failed: () => undefined,
		},
	);
	return {
		thread,
		requests,
		found,
		answer: (number: number, path: string) => answer({ number, diagnostics: [problem(path)] }),
	};
}

it("sends what changed and what is gone, and no more", () => {
	const { thread, requests, answer } = started();
	thread.check([
		{ path: "a", text: "1" },
		{ path: "b", text: "1" },
	]);
	answer(1, "a");
	thread.check([{ path: "a", text: "2" }]);
	expect(requests.map(({ changes }) => changes)).toEqual([
		[
			["a", "1"],
			["b", "1"],
		],
		[
			["b", null],
			["a", "2"],
		],
	]);
});

it("passes over what was typed while a check was under way, and says when what it tells is of the latest", () => {
	const { thread, requests, found, answer } = started();
	for (const text of ["1", "2", "3"]) thread.check([{ path: "a", text }]);
	expect(requests).toHaveLength(1);
	answer(1, "a");
	expect(requests[1]).toEqual({ number: 2, changes: [["a", "3"]] });
	answer(2, "a");
	expect(found).toEqual(["a false", "a true"]);
});
