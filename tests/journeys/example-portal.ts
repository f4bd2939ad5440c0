import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll } from "vitest";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import type { Manifest } from "../../schemas/release.ts";
import { asArray, asObject } from "../../schemas/rules/json.ts";
import { ADMIN_MOBILE, type Portal } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { type DocumentFolder, publishFolder } from "./document-folder.ts";
import { type Journey, startJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const MESSAGES = "messages/zh-CN.json";
const SHIPPED = join(import.meta.dirname, "../../schemas/documents", MESSAGES);

type Messages = { messages: Record<string, string> };

const messagesOf = (text: string): Messages["messages"] => {
	const read: Messages = JSON.parse(text);
	return read.messages;
};

/** The engine's own texts in Chinese, as they are shipped, beside those of the examples. */
function withEngineTexts(text: string): string {
	const messages = { ...messagesOf(readFileSync(SHIPPED, "utf8")), ...messagesOf(text) };
	return JSON.stringify({ ...JSON.parse(text), messages });
}

const formsIn = (example: string): string[] =>
	readExample(example).flatMap(({ path }) => /^forms\/(.+)\.json$/.exec(path)?.slice(1) ?? []);

/** The ids of all forms that the examples show; those of the base stand on its own pages. */
export function exampleForms(): string[] {
	const ofBase = new Set(formsIn("base"));
	return exampleNames()
		.flatMap(formsIn)
		.filter((form) => !ofBase.has(form));
}

/** Writes all examples as one portal in two languages into a folder of their own, with further documents by path. */
export function exampleFolder(more: Readonly<Record<string, object>> = {}): DocumentFolder {
	const path = mkdtempSync(join(tmpdir(), "portico-examples-"));
	const texts = new Map<string, string>();
	for (const name of [...exampleNames().filter((one) => one !== "translated"), "translated"])
		for (const source of readExample(name)) texts.set(source.path, source.text);
	const messages = texts.get(MESSAGES);
	if (messages !== undefined) texts.set(MESSAGES, withEngineTexts(messages));
	for (const [file, document] of Object.entries(more)) texts.set(file, JSON.stringify(document));
	for (const [file, text] of texts) {
		mkdirSync(dirname(join(path, file)), { recursive: true });
		writeFileSync(join(path, file), text);
	}
	return {
		path,
		replace(document, from, to) {
			const file = join(path, document);
			const parts = readFileSync(file, "utf8").split(from);
			if (parts.length !== 2) throw new Error(`${document} has ${parts.length - 1} times "${from}", not once.`);
			writeFileSync(file, parts.join(to));
		},
		remove: () => rmSync(path, { recursive: true, force: true }),
	};
}

const workflowAt = (path: string): { states: Record<string, unknown> } =>
	JSON.parse(readFileSync(new URL(`../../schemas/${path}/workflow.json`, import.meta.url), "utf8"));

/** Where the portal's example cases go: their workflow has states that the examples' has not. */
function statesThatGo(): string[] {
	const stay = Object.keys(workflowAt("examples/base").states);
	return Object.keys(workflowAt("documents").states)
		.filter((state) => !stay.includes(state))
		.flatMap((state) => ["--map", `${state}=${stay[0]}`]);
}

/** Publishes the examples to a portal, as its administrator; throws with what the command printed where it fails. */
export async function publishExamples(portal: Portal, folder: DocumentFolder, admin: string): Promise<void> {
	const { token } = await signIn(portal, admin);
	const { output, exitCode } = await publishFolder(folder, portal, token, statesThatGo());
	if (exitCode !== 0) throw new Error(`The examples were not published:\n${output}`);
}

/** Journeys through a portal that has all examples. */
export function startExamples(more: Readonly<Record<string, object>> = {}): Journey {
	const journey = startJourney();
	beforeAll(async () => {
		const folder = exampleFolder(more);
		await publishExamples(journey.portal(), folder, ADMIN_MOBILE);
		folder.remove();
	});
	return journey;
}

type CurrentRelease = { pc: { release: { id: string; manifest_url: string } } };

/** What the server answers when answers to an example's form come to it past the form itself. */
export async function fileDirectly(
	portal: Portal,
	form: string,
	data: Record<string, unknown>,
	attachments: readonly string[] = [],
): Promise<{ code: number; data: unknown }> {
	const config: { data: CurrentRelease } = await (await fetch(`${portal.url}/report/api.Configs/getConfig`)).json();
	const { id, manifest_url } = config.data.pc.release;
	const manifest: Manifest = await (await fetch(new URL(manifest_url, portal.url))).json();
	const form_hash = manifest.forms[form]?.artefact;
	const whole = { category: "suggestion", ...data };
	const body = { form, form_hash, release: id, data: whole, attachments, idempotency_key: crypto.randomUUID() };
	return post(portal, "report/api.Messages/index", body);
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
