import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import type { Portal } from "../../scripts/portal-process.ts";
import { publishSources } from "./document-folder.ts";

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

/** All examples as the documents of one portal in two languages, with further documents by path. */
export function exampleDocuments(more: Readonly<Record<string, object>> = {}): DocumentSource[] {
	const texts = new Map<string, string>();
	for (const name of [...exampleNames().filter((one) => one !== "translated"), "translated"])
		for (const source of readExample(name)) texts.set(source.path, source.text);
	const messages = texts.get(MESSAGES);
	if (messages !== undefined) texts.set(MESSAGES, withEngineTexts(messages));
	for (const [path, document] of Object.entries(more)) texts.set(path, JSON.stringify(document));
	return Array.from(texts, ([path, text]) => ({ path, text }));
}

const workflowAt = (path: string): { states: Record<string, unknown> } =>
	JSON.parse(readFileSync(new URL(`../../schemas/${path}/workflow.json`, import.meta.url), "utf8"));

/** Where the portal's example cases go: their workflow has states that the examples' has not. */
function statesThatGo(): Record<string, string> {
	const stay = Object.keys(workflowAt("examples/base").states);
	const go = Object.keys(workflowAt("documents").states).filter((state) => !stay.includes(state));
	return Object.fromEntries(go.map((state) => [`/workflow/states/${state}`, stay[0] ?? ""]));
}

/** Publishes the examples to a portal, as its administrator; gives the release's id, or throws what the server found. */
export const publishExamples = (portal: Portal, sources: readonly DocumentSource[]): Promise<string> =>
	publishSources(portal, sources, statesThatGo());
