import type { TestCaseDocument } from "../types.gen.ts";
import type { DocumentSource } from "./parse.ts";
import { isDocumentOf } from "./read-source.ts";

/** The kept test cases among documents that compile, by their ids. */
export function testCasesIn(sources: readonly DocumentSource[]): TestCaseDocument[] {
	return sources
		.flatMap(({ text }): TestCaseDocument[] => {
			const value: unknown = JSON.parse(text);
			return isDocumentOf(value, "test-case") && value.kind === "test-case" ? [value] : [];
		})
		.sort((a, b) => (a.id < b.id ? -1 : 1));
}
