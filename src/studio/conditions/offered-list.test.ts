import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { fieldSubjects } from "./subjects.ts";

it("names the list that a question for content offers, and none of one that other answers narrow", () => {
	const form = readShipped().documents["forms/complaint.json"] ?? {};
	const categories = [{ value: "roads", label: "Roads" }];
	const subjects = fieldSubjects(fieldsOf(form), null, createStudioI18n("en-US"), categories);
	const found = subjects.filter(({ offered }) => offered);
	expect(found.map(({ pointer, offered }) => [pointer, offered?.operation, offered?.value, offered?.search])).toEqual([
		["/form/project", "projectGetList", "/id", "keyword"],
	]);
});
