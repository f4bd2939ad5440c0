import type { Matrix } from "./matrix.ts";
import { CATEGORIES, type CategoryCode } from "./personas.ts";

/** Who filed a case: a name and a number that stand nowhere else. */
export type Reporter = { name: string; mobile: string; token: string };

/** Gives the case of each category an account that filed it. */
export async function openReporters(matrix: Matrix): Promise<ReadonlyMap<CategoryCode, Reporter>> {
	const { db } = matrix.test.services;
	const reporters = new Map<CategoryCode, Reporter>();
	for (const [index, code] of CATEGORIES.entries()) {
		const name = `Zeppelin of ${code}`;
		const mobile = `1370000070${index}`;
		const token = await matrix.test.login(mobile);
		const { id } = await db
			.updateTable("app_user")
			.set({ nickname: name })
			.where("mobile", "=", mobile)
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.updateTable("message").set({ user_id: id }).where("id", "=", matrix.caseOf(code).id).execute();
		reporters.set(code, { name, mobile, token });
	}
	return reporters;
}
