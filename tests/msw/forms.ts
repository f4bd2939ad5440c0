import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { sourceMessages, translatedMessages } from "../../schemas/compiler/emit/messages.ts";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import type { FormDocument, MessagesDocument } from "../../schemas/types.gen.ts";

/** A form that cases can be filed with. */
export type FiledForm = { hash: string; document: FormDocument; validate: ValidateFunction };

const isForm = (document: unknown): document is FormDocument =>
	typeof document === "object" && document !== null && Reflect.get(document, "kind") === "form";

const FOLDER = join(import.meta.dirname, "../../schemas/documents");

/** The id of the release that the mock portal pretends to have. */
export const MOCK_RELEASE = createHash("sha256").update("mock release").digest("hex");

/** A shipped form by its id. Its hash stands for the compiled artefact's. */
export function readForm(id: string): FiledForm {
	const text = readFileSync(join(FOLDER, `forms/${id}.json`), "utf8");
	const document: unknown = JSON.parse(text);
	if (!isForm(document)) throw new Error(`${id} is no form`);
	const ajv = new Ajv2020({ allErrors: true, strict: false });
	addFormats.default(ajv);
	return { hash: createHash("sha256").update(text).digest("hex"), document, validate: ajv.compile(document.schema) };
}

/** Speaks as a form does to whoever fills it in, by an Accept-Language header: the texts of its computed answers and stops. */
export function translatorOf({ document }: FiledForm, language: string | null): Translator {
	const computed = Object.values(document.fields ?? {}).map((field) => field.computed);
	const texts = [...computed, ...(document.exits ?? []).map(({ title }) => title)].flatMap((text) =>
		typeof text === "string" ? [text] : text !== undefined && "text" in text ? [text.text] : [],
	);
	return translatorIn(language, texts);
}

/** Speaks of files that are not taken. */
export const fileTranslator = (language: string | null): Translator =>
	translatorIn(language, [
		"{name}: this kind of file is not accepted. Accepted: {kinds}.",
		"{name}: larger than {most}. It has {size}; please choose a smaller one.",
	]);

/** Speaks of when a form opens and closes. */
export const periodTranslator = (language: string | null): Translator =>
	translatorIn(language, [
		"This form opens on {at}. It cannot be sent before.",
		"This form was open until {at}. It cannot be sent any more.",
	]);

/** Speaks by an Accept-Language header, with the shipped translations of some texts. */
function translatorIn(language: string | null, texts: readonly string[]): Translator {
	if (!language?.startsWith("zh")) return createTranslator(sourceMessages("en-US", texts));
	const file: MessagesDocument = JSON.parse(readFileSync(join(FOLDER, "messages/zh-CN.json"), "utf8"));
	const own = Object.fromEntries(texts.flatMap((text) => Object.entries({ [text]: file.messages[text] ?? text })));
	return createTranslator(translatedMessages("zh-CN", own, texts));
}
