import { sql } from "kysely";
import { ADMIN_MOBILE, type TestApp, type TestEnvelope, valueIn } from "./test-app.ts";

/** Where draft releases are called. */
export const DRAFTS = "/admin/api/draft-releases";

/** What a test does with draft releases. */
export type Drafting = {
	/** Tokens of who may publish and of who may only change. */
	administrator: string;
	editor: string;
	/** As the administrator unless a token is given. */
	post(path: string, body?: object, token?: string): Promise<TestEnvelope>;
	/** An edit that sets a value, in the site document unless another is named. */
	edit(at: string, value: unknown, path?: string): object;
	/** A draft release of the editor with edits, or with another name of the portal; returns its id. */
	drafted(...edits: object[]): Promise<string>;
	/** Logs a mobile number in, gives it a role and returns its token. */
	become(mobile: string, role: string): Promise<string>;
};

/** Logs an administrator and an editor in. */
export async function openDrafting(test: TestApp): Promise<Drafting> {
	const become: Drafting["become"] = async (mobile, role) => {
		const token = await test.login(mobile);
		await sql`update app_user set roles = array[${role}::text] where mobile = ${mobile}`.execute(test.services.db);
		return token;
	};
	const administrator = await test.login(ADMIN_MOBILE);
	const editor = await become("13900000041", "editor");
	const post: Drafting["post"] = (path, body = {}, token = administrator) => test.call(path, { token, body });
	const edit: Drafting["edit"] = (at, value, path = "site.json") => ({
		id: crypto.randomUUID(),
		verb: "set",
		path,
		at,
		value,
	});
	return {
		administrator,
		editor,
		post,
		edit,
		become,
		async drafted(...edits) {
			const id = String(valueIn((await post(DRAFTS, { name: "Winter" }, editor)).data, "id"));
			const all = edits.length > 0 ? edits : [edit("/name", `Winter ${id}`)];
			await post(`${DRAFTS}/${id}/edits`, { after: 0, edits: all }, editor);
			return id;
		},
	};
}
