import { asArray, asObject } from "../../schemas/json/json.ts";
import type { Manifest } from "../../schemas/release.ts";
import type { Portal } from "../../scripts/portal-process.ts";
import { post } from "../../scripts/sign-in.ts";
import { type Journey, startJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

/** Journeys through the portal with all examples that other files use, too. */
export const startExamples = (): Journey => startJourney("examples");

type CurrentRelease = { pc: { release: { id: string; manifest_url: string } } };

/** What the server answers when answers to an example's form come to it past the form itself. */
export async function fileDirectly(
	portal: Portal,
	form: string,
	data: Record<string, unknown>,
	attachments: readonly string[] = [],
	token?: string,
): Promise<{ code: number; data: unknown }> {
	const config: { data: CurrentRelease } = await (await fetch(`${portal.url}/report/api.Configs/getConfig`)).json();
	const { id, manifest_url } = config.data.pc.release;
	const manifest: Manifest = await (await fetch(new URL(manifest_url, portal.url))).json();
	const form_hash = manifest.forms[form]?.artefact;
	const whole = { category: "suggestion", ...data };
	const body = { form, form_hash, release: id, data: whole, attachments, idempotency_key: crypto.randomUUID() };
	return post(portal, "report/api.Messages/index", body, token);
}

/** Where the server refuses answers that come to it past the form; nowhere where it takes them. */
export async function refusedAt(portal: Portal, form: string, values: Record<string, unknown>): Promise<string[]> {
	const { code, data } = await fileDirectly(portal, form, values);
	if (code !== 0 && code !== 422) throw new Error(`Expected the answers to be taken or refused, found code ${code}.`);
	return asArray(asObject(data).errors).map((error) => String(asObject(error).pointer).replace("/data", ""));
}

/** What the server keeps of values that come to it past the form. */
export async function storedDirectly(portal: Portal, form: string, values: Record<string, unknown>): Promise<unknown> {
	const { data } = await fileDirectly(portal, form, values);
	const id = String(asObject(data).id);
	const stored = await inDatabase(portal, (db) =>
		db.selectFrom("message").select("data").where("id", "=", id).executeTakeFirstOrThrow(),
	);
	return stored.data;
}
