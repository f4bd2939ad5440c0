import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { testCasesIn } from "../../schemas/compiler/test-cases.ts";
import type { Release } from "../../schemas/release.ts";
import { compiledForm } from "../../server/cases/compiled-form.ts";
import replay, { type TestCaseFailure } from "../../server/workers/replay-task.ts";

const reason = ({ pointer, message }: TestCaseFailure) =>
	`${pointer || "/"}: ${message ?? "Expected to be refused, and it is accepted."}`;

/** Runs the kept test cases among documents against the release that they compile to: how many there are, and a line for each failure. */
export async function runTestCases(
	sources: readonly DocumentSource[],
	release: Release,
): Promise<{ count: number; lines: string[] }> {
	const cases = testCasesIn(sources);
	const lines: string[] = [];
	for (const [form, test_cases] of Map.groupBy(cases, (one) => one.form)) {
		const compiled = compiledForm(release, form);
		if (!compiled) continue;
		const results = await replay({ ...compiled, submissions: [], test_cases });
		for (const { id, failures } of results.test_cases)
			lines.push(...failures.map((failure) => `test case ${id}: ${reason(failure)}`));
	}
	return { count: cases.length, lines };
}
