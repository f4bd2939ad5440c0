import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import { ADMIN_MOBILE, type Portal } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { type DocumentFolder, publishFolder } from "./document-folder.ts";

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
export async function publishExamples(portal: Portal, folder: DocumentFolder): Promise<void> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const { output, exitCode } = await publishFolder(folder, portal, token, statesThatGo());
	if (exitCode !== 0) throw new Error(`The examples were not published:\n${output}`);
}
