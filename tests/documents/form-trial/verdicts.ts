import type { FieldValidationError } from "../../../renderer/forms/model/errors.ts";
import { createFormValidation } from "../../../renderer/forms/model/validation.ts";
import { readyToStart, structureOf } from "../../../renderer/forms/structure/structure.ts";
import type { LoadedForm } from "../../../renderer/loader/artefacts.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { asArray, asObject, isObject } from "../../../schemas/json/json.ts";
import { VALIDATOR_RUNTIME } from "../../../schemas/rules/values/validator-runtime.ts";
import { validValues } from "../../../server/cases/valid-values.ts";
import { Refusal } from "../../../server/wire/refusal.ts";

type Values = Record<string, unknown>;

const PLAIN = createTranslator({ locale: "en-US", messages: {}, timeZone: "UTC" });

/** As it goes over the wire. */
const sent = (values: Values): Values => ({ ...asObject(JSON.parse(JSON.stringify(values))) });

const inWords = (errors: readonly FieldValidationError[]) =>
	errors.map(({ pointer, message }) => `${pointer}: ${message}`);

async function formValidationOf(form: LoadedForm) {
	await readyToStart(form.artefact);
	return createFormValidation(form, () => PLAIN, structureOf(form.artefact)?.unaskedBySchema);
}

/** What the browser would send of values, in one text. */
export const sentByBrowser = async (form: LoadedForm, values: Values): Promise<string> =>
	JSON.stringify((await formValidationOf(form)).visible(values));

/** What the browser finds wrong with values; none where it would send them. */
export async function browserVerdict(form: LoadedForm, values: Values): Promise<string[]> {
	let found: readonly FieldValidationError[] = [];
	await (await formValidationOf(form)).check(
		() => values,
		(errors) => {
			found = errors;
		},
	);
	return inWords(found);
}

/** What the server keeps of the same values, in one text; throws where it refuses them. */
export async function acceptedByServer(form: LoadedForm, values: Values): Promise<string> {
	const validate = (await form.validator())(VALIDATOR_RUNTIME);
	return JSON.stringify(validValues({ artefact: form.artefact, validate }, sent(values), PLAIN));
}

/** What the server finds wrong with the same values, sent to it. */
export async function serverVerdict(form: LoadedForm, values: Values): Promise<string[]> {
	try {
		await acceptedByServer(form, values);
		return [];
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal;
		const errors = asArray(asObject(refusal.data).errors).filter(isObject);
		return errors.map(({ pointer, message }) => `${String(pointer).slice("/data".length)}: ${message}`);
	}
}
