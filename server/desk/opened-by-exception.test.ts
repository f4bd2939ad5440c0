import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { PERSONAS, type Persona } from "../testing/personas.ts";
import { valueIn } from "../testing/test-app.ts";

let matrix: Matrix;
beforeAll(async () => {
	matrix = await openMatrix();
}, 60_000);
afterAll(() => matrix.close());

const REASON = "The court asks for the file.";

function persona(name: string): Persona {
	const found = PERSONAS.find((one) => one.name === name);
	if (!found) throw new Error(`Nobody is ${name}.`);
	return found;
}

const offered = async (who: Persona, id: string) =>
	valueIn((await matrix.call(who, `/admin/api/desk/cases/access?case=${id}`)).data, "by_exception");
const read = (who: Persona, id: string) => matrix.call(who, `/admin/api/desk/case?id=${id}`);
const open = (who: Persona, id: string, reason = REASON) =>
	matrix.call(who, "/admin/api/desk/cases/exception", { id, reason });

it("offers to open a restricted case to administrators without a right to it, and to nobody else or for no other", async () => {
	const { id } = matrix.caseOf("integrity");
	const rows = [
		{ name: "administrator", case: id, offered: true },
		{ name: "administrator", case: matrix.caseOf("roads").id, offered: false },
		{ name: "administrator", case: crypto.randomUUID(), offered: false },
		{ name: "administrator", case: "none", offered: false },
		{ name: "handler", case: id, offered: false },
		{ name: "administrator of the discipline office", case: id, offered: false },
	];
	for (const row of rows) {
		await matrix.become(persona(row.name));
		expect(await offered(persona(row.name), row.case), `${row.name}, ${row.case}`).toBe(row.offered);
	}
});

it("opens it at the desk with a reason, says until when, and lets nothing be changed", async () => {
	const administrator = persona("administrator");
	const { id } = matrix.caseOf("integrity");
	await matrix.become(administrator);
	expect((await open(administrator, id, "why")).code).toBe(422);
	expect((await read(administrator, id)).code).toBe(404);
	const opened = await open(administrator, id);
	expect(opened.code).toBe(0);
	const { data } = await read(administrator, id);
	expect(valueIn(data, "read_until")).toBe(valueIn(opened.data, "expires_at"));
	expect([valueIn(data, "may"), valueIn(data, "moves")]).toEqual([[], []]);
	expect((await matrix.call(administrator, "/admin/api/desk/cases/note", { id, text: "A word." })).code).toBe(403);
	expect((await open(administrator, matrix.caseOf("roads").id)).code).toBe(409);
});

it("shows the office that reads the case who opened it, why and until when", async () => {
	const administrator = persona("administrator");
	const { id } = await matrix.file("integrity");
	await matrix.become(administrator);
	await open(administrator, id);
	// The same account, as if it were of the office: the exception stands there as anybody's would.
	const set = { roles: [], assignments: JSON.stringify(persona("reads discipline").assignments) };
	await matrix.test.services.db.updateTable("app_user").set(set).where("mobile", "=", "13900000099").execute();
	const { data } = await read(persona("reads discipline"), id);
	expect(valueIn(data, "read_until")).toBeNull();
	expect(asArray(valueIn(data, "exceptions"))).toMatchObject([{ reason: REASON }]);
});
