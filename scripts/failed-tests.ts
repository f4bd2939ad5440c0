import { relative } from "node:path";

/** What is read here of a file in vitest's JSON report; `message` says why a file could not be run at all. */
export type TestOutcomes = {
	name: string;
	status: string;
	message: string;
	assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
};

/** How much of a failure's message is shown: enough to know what was expected, the whole stands further up. */
const SHOWN_LINES = 12;

const indented = (message: string): string[] =>
	message
		.split("\n")
		.slice(0, SHOWN_LINES)
		.map((line) => `      ${line}`);

/**
 * The tests that failed, each as a line with its file's path from `root` and its sentence, and its message's first lines
 * below: what a reader of only the end of a long run needs. A file that could not be run stands with its own message.
 */
export const failedTests = (files: readonly TestOutcomes[], root: string): string[] =>
	files.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === "failed");
		const path = relative(root, name);
		if (failed.length === 0) return status === "failed" ? [`  ${path}`, ...indented(message)] : [];
		return failed.flatMap(({ fullName, failureMessages }) => [
			`  ${path} > ${fullName}`,
			...indented((failureMessages ?? []).join("\n")),
		]);
	});
