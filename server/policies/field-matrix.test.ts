import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";
import { openReporters, type Reporter } from "../testing/reporters.ts";
import { valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

const DESK = "/admin/api/desk";
const AREA = { x: 10, y: 10, width: 20, height: 20 };

/** Who may blot out anything, whatever their persona is called. */
const REDACTING: Persona = {
	name: "redacting",
	roles: [],
	allowed: {},
	assignments: CATEGORIES.flatMap((category) => ["publishes", "supervises"].map((right) => ({ right, category }))),
};

let matrix: Matrix;
let reporters: ReadonlyMap<CategoryCode, Reporter>;
const pictures = new Map<CategoryCode, string>();

async function picture(): Promise<File> {
	const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#f00" } })
		.jpeg()
		.toBuffer();
	return new File([new Uint8Array(bytes)], "place.jpg", { type: "image/jpeg" });
}

/** Blots out words and a part of a picture of a category's case; returns the picture's id. */
async function redact(code: CategoryCode): Promise<string> {
	const { db } = matrix.test.services;
	const { id } = matrix.caseOf(code);
	const upload = await uploadFile(matrix.test, await picture());
	await db.updateTable("upload").set({ message_id: id }).where("id", "=", upload).execute();
	await matrix.become(REDACTING);
	for (const [path, body] of [
		["redact", { text: "playground" }],
		["redact-picture", { upload, areas: [AREA] }],
	] as const) {
		const { version } = await db.selectFrom("message").select("version").where("id", "=", id).executeTakeFirstOrThrow();
		const answer = await matrix.call(REDACTING, `${DESK}/${path}`, { id, version, ...body });
		expect(answer.code, `${path}: ${answer.msg}`).toBe(0);
	}
	return upload;
}

/** Has the cases hold what a complaint was filed with, by name and number. */
async function fileByName(): Promise<void> {
	const { test } = matrix;
	const token = await test.login("13700000709");
	const filed = await test.call("/report/api.Messages/index", { token, body: await complaintIn(test, "lighting") });
	const ids = CATEGORIES.map((code) => matrix.caseOf(code).id);
	await sql`
		update message set form_hash = filed.form_hash, data = filed.data, labels = filed.labels
		from message as filed where filed.id = ${valueIn(filed.data, "id")} and message.id = any(${ids})
	`.execute(test.services.db);
}

beforeAll(async () => {
	matrix = await openMatrix();
	await fileByName();
	reporters = await openReporters(matrix);
	for (const code of CATEGORIES) pictures.set(code, await redact(code));
}, 60_000);
afterAll(() => matrix.close());

const lettersOf = ({ allowed }: Persona, code: CategoryCode) => allowed[code] ?? "";

/** What an answer may hold of who filed a case. */
function expectedReporter(letters: string, { name, mobile }: Reporter): object | undefined {
	if (!letters.includes("r")) return undefined;
	return letters.includes("m")
		? { kind: "account", name, mobile, cases: [] }
		: { kind: "staff", name: "", mobile: "", cases: [] };
}

describe.each(PERSONAS)("$name", (persona) => {
	it.each(CATEGORIES)("is shown who filed a case of %s where they handle it, and nowhere else", async (code) => {
		await matrix.become(persona);
		const { data } = await matrix.call(persona, `${DESK}/case?id=${matrix.caseOf(code).id}`);
		const reporter = reporters.get(code) ?? expect.fail();
		expect(valueIn(data, "reporter")).toEqual(expectedReporter(lettersOf(persona, code), reporter));
	});

	it.each(CATEGORIES)(
		"is shown how to reach who filed a case of %s where they handle it, and nowhere else",
		async (code) => {
			await matrix.become(persona);
			const { data } = await matrix.call(persona, `${DESK}/case?id=${matrix.caseOf(code).id}`);
			const texts = asArray(valueIn(data, "answers")).map((answer) => valueIn(answer, "text"));
			const letters = lettersOf(persona, code);
			expect({ read: texts.includes("Maple Road 12"), reached: texts.includes("13800000000") }).toEqual({
				read: letters.includes("r"),
				reached: letters.includes("m"),
			});
			expect(JSON.stringify(data ?? "").includes("13800000000")).toBe(letters.includes("m"));
		},
	);

	it.each(CATEGORIES)(
		"is shown what was blotted out of a case of %s where they supervise it, and nowhere else",
		async (code) => {
			await matrix.become(persona);
			const upload = pictures.get(code) ?? expect.fail();
			const { data } = await matrix.call(persona, `${DESK}/publication?id=${matrix.caseOf(code).id}`);
			const shown = asObject(data);
			const of = asArray(shown.pictures).map(asObject);
			const headers = persona.name === "guest" ? {} : { authorization: matrix.token };
			const file = await matrix.test.app.inject({ url: `/uploads/${upload}/original`, headers });
			const may = lettersOf(persona, code).includes("s");
			expect(of.map(({ id }) => id)).toEqual(lettersOf(persona, code).includes("r") ? [upload] : []);
			expect({
				texts: JSON.stringify(shown).includes("playground"),
				address: of.some(({ original_url }) => typeof original_url === "string"),
				file: file.statusCode === 200,
			}).toEqual({ texts: may, address: may, file: may });
		},
	);
});
