import { isObject } from "../../schemas/json/json.ts";
import { pointerTokens } from "../../schemas/json/pointer.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/errors/form-errors.ts";
import { uploadsIn } from "../../schemas/rules/questions/uploads-in.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { loadForm } from "../cases/forms.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import { publicTextOf, titleOf, valuesOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import { updateCaseAnswers } from "../repositories/messages/case-answers.ts";
import { type FoundCase, findMessage } from "../repositories/messages/message.ts";
import { findUserBy, moveUser, updateUser } from "../repositories/people/user.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";

/** A value that can be corrected: where it stands, what was asked, and what stands there. */
export type CorrectableValue = { name: string; label: string; text: string };

/** The answers of a case that are text: choices, files and places are chosen, not written. */
export async function correctableAnswers(db: Db, message: FoundCase): Promise<CorrectableValue[]> {
	const form = await loadForm(db, message.form_hash);
	if (!form) return [];
	const files = new Set(uploadsIn(form.artefact.document, message.data).map(({ pointer }) => pointer));
	return valuesOf(form.artefact, message.data, "all", message.labels)
		.filter(({ name, value, picked }) => typeof value === "string" && !picked && !files.has(name))
		.map(({ name, label, value }) => ({ name, label, text: String(value) }));
}

/** A copy of a value in which another text stands at the end of a way; what the way does not lead to stays as it is. */
function withText(value: unknown, [token, ...rest]: readonly string[], text: string): unknown {
	if (token === undefined) return text;
	if (Array.isArray(value)) return value.map((part, at) => (String(at) === token ? withText(part, rest, text) : part));
	if (!isObject(value) || !Object.hasOwn(value, token)) return value;
	return { ...value, [token]: withText(value[token], rest, text) };
}

/** What is asked to be changed: the name of a value, and what it is to be. */
export type Correction = { name: string; value: string };

/**
 * Corrects one answer of a case, as its form would have taken it, with its title and what of it is found by everybody. What stood
 * there is kept nowhere. Throws 404 and 422.
 */
export async function correctAnswer(
	db: Db,
	id: string,
	{ name, value }: Correction,
	language: string | undefined,
): Promise<void> {
	const message = await findMessage(db, id);
	const [form, shown] = message ? [await loadForm(db, message.form_hash), await loadShownForm(db, message)] : [];
	const manifest = await findCurrentManifest(db);
	if (!message || !form || !shown || !manifest) throw absent();
	if (!(await correctableAnswers(db, message)).some((one) => one.name === name))
		throw invalid([{ pointer: "/name", message: "The case has no such answer." }], "The case has no such answer.");
	const data = withText(message.data, pointerTokens(name), value);
	if (!isObject(data)) throw absent();
	const found = form.validate(data) ? [] : formErrors(form.artefact, form.validate.errors);
	const wrong = found.filter(({ pointer }) => pointer === name);
	const words = errorWords(await translatorFor(db, manifest, language));
	const worded = wordErrors(wrong, words).map(({ message: text }) => ({ pointer: "/value", message: text }));
	if (worded[0]) throw invalid(worded, "Some of what was sent is not valid: {what}", { what: worded[0].message });
	await updateCaseAnswers(db, id, {
		data,
		title: titleOf(shown.artefact, data, message.category_name),
		public_text: publicTextOf(shown.artefact, data, message.labels),
	});
}

const MOBILE = /^1[3-9][0-9]{9}$/;

/** Throws 422 at a place of the request for what is no mobile number. */
export function demandMobile(text: string, pointer: string): void {
	const message = "A mobile number has 11 digits and starts with 13 to 19.";
	if (!MOBILE.test(text)) throw invalid([{ pointer, message }], message);
}

const MAX_NAME = 40;

/** Corrects an account's name, or the number that it is logged in to with. Throws 409 where another account has that, and 422. */
export async function correctAccount(db: Db, userId: string, { name, value }: Correction): Promise<void> {
	if (name === "nickname" && value.length > 0 && value.length <= MAX_NAME) {
		await updateUser(db, userId, { nickname: value });
		return;
	}
	if (name !== "mobile") {
		const text = "This value is not valid.";
		throw invalid([{ pointer: name === "nickname" ? "/value" : "/name", message: text }], text);
	}
	demandMobile(value, "/value");
	const other = await findUserBy(db, "mobile", value);
	if (other && other.id !== userId) throw new Refusal(409, "Another account has this number.");
	await moveUser(db, userId, value);
}
