import { expect, test } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import { readExample } from "../../schemas/read-example.ts";

test.each([
	["form-nested", undefined],
	["form-repeat-group", ["rows"]],
	["form-recursion", ["rjsf"]],
	["form-rating-signature", ["rating", "signature"]],
])("the manifest says which late code the form of the example %s is drawn by", (example, late) => {
	const { login, ...own } = compile(readExample(example)).release?.manifest.forms ?? {};
	expect(Object.values(own).map((form) => form.late)).toEqual([late]);
	expect(login?.late).toBeUndefined();
});
