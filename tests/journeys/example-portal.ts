import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import type { Portal } from "../../scripts/portal-process.ts";
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

/** Publishes the examples to a portal, as its administrator; throws with what the command printed where it fails. */
export async function publishExamples(portal: Portal, folder: DocumentFolder, admin: string): Promise<void> {
	const { token } = await signIn(portal, admin);
	const { output, exitCode } = await publishFolder(folder, portal, token);
	if (exitCode !== 0) throw new Error(`The examples were not published:\n${output}`);
}
