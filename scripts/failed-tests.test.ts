import { expect, it } from "vitest";
import { failedTests, type TestOutcomes } from "./failed-tests.ts";

const file = (name: string, failed: Partial<TestOutcomes>): TestOutcomes => ({
	name: `/portal/${name}`,
	status: "passed",
	message: "",
	assertionResults: [{ fullName: "holds", status: "passed", failureMessages: [] }],
	...failed,
});

it("names each test that failed and says why, and says nothing of those that passed", () => {
	const broken = {
		fullName: "adds",
		status: "failed",
		failureMessages: ["AssertionError: expected 3 to be 4\n  at sum"],
	};
	const files = [file("a.test.ts", {}), file("b.test.ts", { status: "failed", assertionResults: [broken] })];
	expect(failedTests(files, "/portal")).toEqual([
		"  b.test.ts > adds",
		"      AssertionError: expected 3 to be 4",
		"        at sum",
	]);
});

it("names a file that could not be run at all, with its own message", () => {
	const files = [file("c.test.ts", { status: "failed", message: "Cannot find module", assertionResults: [] })];
	expect(failedTests(files, "/portal")).toEqual(["  c.test.ts", "      Cannot find module"]);
});
