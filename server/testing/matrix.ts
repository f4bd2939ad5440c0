import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "kysely";
import { openDesk } from "./filed-case.ts";
import { CATEGORIES, type CategoryCode, type Persona } from "./personas.ts";
import { openTestApp, type TestApp, type TestEnvelope } from "./test-app.ts";
import { uploadFile } from "./upload-file.ts";

const MOBILE = "13900000099";
const REFUSED = [401, 403, 404];

/** Whether a call got past the rights, whatever came of it then. */
export const isLetIn = ({ code }: TestEnvelope): boolean => !REFUSED.includes(code);

type FiledCase = { id: string; file: string };

/** A server with a case of each category, and somebody who becomes one persona after the other. */
export type Matrix = {
	test: TestApp;
	token: string;
	caseOf(code: CategoryCode): FiledCase;
	/** Files one more case in a category. */
	file(code: CategoryCode): Promise<FiledCase>;
	become(persona: Persona): Promise<void>;
	call(persona: Persona, path: string, body?: object): Promise<TestEnvelope>;
	close(): Promise<void>;
};

async function pdf(): Promise<File> {
	const document = await PDFDocument.create();
	document.addPage();
	return new File([Uint8Array.from(await document.save())], "plan.pdf", { type: "application/pdf" });
}

/** A case as if it had been filed in a category. */
async function caseIn(test: TestApp, code: CategoryCode): Promise<FiledCase> {
	const id = await (await openDesk(test)).fileId();
	const file = await uploadFile(test, await pdf());
	await sql`
		update message set category_id = category.id, restricted = category.restricted, confidential = category.never_published
		from category where code = ${code} and message.id = ${id}
	`.execute(test.services.db);
	await sql`update upload set message_id = ${id} where id = ${file}`.execute(test.services.db);
	return { id, file };
}

async function become({ services }: TestApp, { roles, assignments }: Persona): Promise<void> {
	const set = { roles: sql<never>`${roles}::text[]`, assignments: JSON.stringify(assignments) };
	await services.db.updateTable("app_user").set(set).where("mobile", "=", MOBILE).execute();
	await services.db.deleteFrom("case_exception").execute();
}

/** Opens such a server. */
export async function openMatrix(): Promise<Matrix> {
	const test = await openTestApp();
	const token = await test.login(MOBILE);
	const cases = new Map<CategoryCode, FiledCase>();
	for (const code of CATEGORIES) cases.set(code, await caseIn(test, code));
	return {
		test,
		token,
		caseOf: (code) => cases.get(code) ?? { id: "", file: "" },
		file: (code) => caseIn(test, code),
		become: (persona) => become(test, persona),
		call: ({ name }, path, body) => test.call(path, { ...(name !== "guest" && { token }), ...(body && { body }) }),
		close: () => test.close(),
	};
}
