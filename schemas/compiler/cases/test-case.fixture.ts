import { type Json, withDocument } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const FILE = "test-cases/one.json";
const kept = (more: { [part: string]: Json }) => () =>
	withDocument(FILE, {
		kind: "test-case",
		id: "one",
		title: "One",
		form: "login",
		answers: { mobile: "13800000000" },
		expected: ["/code"],
		...more,
	});

/** What is wrong with kept test cases. */
export const TEST_CASE_CASES: Case[] = [
	["unknown-form", "a test case of no form", kept({ form: "logn" }), FILE, "/form", '"logn"'],
	[
		"stale-test-case",
		"a value that the form lacks",
		kept({ answers: { phone: "1" } }),
		FILE,
		"/answers/phone",
		'"phone"',
	],
	["stale-test-case", "an expectation of no value", kept({ expected: ["/key"] }), FILE, "/expected/0", '"/key"'],
	["meta", "a test case that expects something else", kept({ expected: "passed" }), FILE, "/expected", '"passed"'],
];
