import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { everyRow } from "../testing/every-row.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

const MOBILE = "13700000077";
/** Stands in all that nobody else may read. */
const PLANTED = "Zhuangzi";

let test: TestApp;
let desk: CaseDesk;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

const post = async (path: string, body: object) => {
	const outcome = await test.call(path, { token, body });
	expect(outcome).toMatchObject({ code: 0 });
	return outcome.data;
};

const file = (name: string) => {
	const pdf = new File([`%PDF-1.4\n% ${PLANTED} ${MOBILE}\n`], name, { type: "application/pdf" });
	return uploadFile(test, pdf, { token });
};

/** Every file of the storage, by name with its bytes. */
const storedFiles = () => {
	const folder = join(test.services.settings.data, "uploads");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names
		.filter((name) => statSync(join(folder, name)).isFile())
		.map((name) => [name, join(folder, name)] as const);
};

const mentions = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

const PRIVATE = {
	kind: "thanks",
	thanks_to: `${PLANTED} of line 12`,
	identity: "named",
	contact_name: PLANTED,
};

/** A case with all that its filer can write, and how the public sees it where it is published. */
async function fullCase(publish: boolean, data: object = {}): Promise<{ id: string; note: string }> {
	const id = String(valueIn((await desk.file(token, { ...PRIVATE, ...data })).data, "id"));
	await desk.act(id, { action: "accept", note: "It is ours." });
	if (publish) await desk.publish(id);
	await desk.act(id, { action: "request-info", note: "Which driver was it?" });
	const note = `It was ${PLANTED}, call ${MOBILE}.`;
	const act = { id, idempotency_key: crypto.randomUUID() };
	await post("/report/api.Messages/supplement", { ...act, note, attachments: [await file(`${PLANTED}.pdf`)] });
	await desk.act(id, { action: "reply", reply: "<p>We told the driver.</p>" });
	await post("/report/api.Messages/rate", { id, rating: 5, comment: `${PLANTED} says thanks, ${MOBILE}` });
	return { id, note };
}

it("leaves nothing of an account but what the public saw, in no table and no file, and records that it erased", async () => {
	token = await test.login(MOBILE);
	const userId = String(valueIn((await test.call("/api/User/getProfile", { token })).data, "id"));
	await post("/api/User/updateProfile", { nickname: PLANTED, avatar: null });
	const open = await fullCase(true);
	const closed = await fullCase(false, {
		title: `Thanks to ${PLANTED} of the night bus`,
		description: `Nobody has read this about ${PLANTED} yet.`,
	});
	const draft = { form: "suggestion", form_hash: "", version: 0, idempotency_key: crypto.randomUUID() };
	await post("/report/api.Drafts/save", { ...draft, data: { title: PLANTED }, attachments: [await file("draft.pdf")] });
	await post("/report/api.Drafts/delete", { form: "suggestion" });
	const again = { ...draft, idempotency_key: crypto.randomUUID() };
	await post("/report/api.Drafts/save", { ...again, data: { title: PLANTED }, attachments: [] });
	await file("never attached.pdf");
	const secrets = [PLANTED, MOBILE, userId];
	const before = await everyRow(test.services.db);
	for (const secret of secrets) expect(before.some((row) => row.includes(secret))).toBe(true);
	expect(storedFiles().length).toBeGreaterThan(3);

	await post("/api/User/delete", { confirm: "delete" });

	const left = (await everyRow(test.services.db)).filter((row) => mentions(row, secrets).length > 0);
	expect(left).toEqual([]);
	const files = storedFiles().filter(
		([name, path]) => mentions(name + readFileSync(path, "latin1"), secrets).length > 0,
	);
	expect(files).toEqual([]);
	expect((await desk.detail(open.id)).data).toMatchObject({
		title: "A water tap beside the playground",
		reply: "<p>We told the driver.</p>",
		rating: 5,
		answers: [{ name: "/kind" }, { name: "/title" }, { name: "/description" }],
	});
	const erased = await test.services.db.selectFrom("erasure").select(["message_id", "cause"]).execute();
	const ids = erased.map(({ message_id }) => message_id).sort();
	expect(ids).toEqual([open.id, closed.id, null].sort());
	expect(new Set(erased.map(({ cause }) => cause))).toEqual(new Set(["account_deleted"]));
});

it("keeps of an unpublished case its category, number, state and dates", async () => {
	token = await test.login("13700000078");
	const { id } = await fullCase(false);
	const { number } = await test.services.db
		.selectFrom("message")
		.select("number")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await post("/api/User/delete", { confirm: "delete" });
	const row = await test.services.db.selectFrom("message").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	expect(row).toMatchObject({
		number,
		status: "replied",
		title: "Suggestions and thanks",
		data: {},
		labels: {},
		public_text: "",
		reply: null,
		rating: null,
		rating_comment: null,
		user_id: null,
		idempotency_key: "",
	});
	const notes = await test.services.db.selectFrom("message_flow").select("note").where("message_id", "=", id).execute();
	expect(new Set(notes.map(({ note }) => note))).toEqual(new Set([""]));
});
