import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { categoryOf, projectOf } from "./subject.ts";

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("says at the answer what its filer can read, where it names no project or category", async () => {
	const project = "There is no such project.";
	for (const name of ["project", "project_id"])
		await expect(projectOf(test.services.db, { [name]: "x" })).rejects.toMatchObject({
			text: project,
			data: { errors: [{ pointer: `/data/${name}`, message: project }] },
		});
	const category = "Please choose a category.";
	await expect(categoryOf(test.services.db, "suggestion", { category: "x" })).rejects.toMatchObject({
		text: category,
		data: { errors: [{ pointer: "/data/category", message: category }] },
	});
});
