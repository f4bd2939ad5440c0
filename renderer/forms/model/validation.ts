import type { Translator } from "../../../schemas/i18n/translator.ts";
import { visibleValues } from "../../../schemas/rules/values/computed.ts";
import type { BySchema } from "../../../schemas/rules/values/prune.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { FieldValidationError } from "./errors.ts";
import type { ValidateForm } from "./validate.ts";
import type { FormValues } from "./values.ts";

/**
 * Validates values by the form's compiled rules: those not visible left out, computed ones made anew, as the server will.
 */
export type FormValidation = {
	/** The values that would be sent. */
	visible(values: FormValues): FormValues;
	/**
	 * Tells all that is wrong with the values as they are then: at once when the rules are here, else when they have
	 * come; `failed` is called when they can't be had, or not in time.
	 */
	check(values: () => FormValues, notify: Listener, failed?: () => void): Promise<void>;
	/** Preloads the rules. */
	prepare(): void;
};

/** Receives all validation errors, and a test whether an error was found by the rules and is no longer there. */
type Listener = (errors: readonly FieldValidationError[], isGone: (error: FieldValidationError) => boolean) => void;

/** Milliseconds that rules may take until it is said that they can't be had: a server that hangs does not respond. */
const WAIT_MS = 15_000;

/** The same, or a rejection where it takes too long. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(reject, WAIT_MS);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});

/**
 * Validation by a form's validator. The language may change while it is used, hence a function. A form with structure
 * comes with what drops the values that its schema's own conditions hide.
 */
export function createFormValidation(
	{ artefact, validator }: LoadedForm,
	i18n: () => Translator,
	bySchema?: BySchema,
): FormValidation {
	let validate: ValidateForm | undefined;
	const ever = new Set<string>();
	const visible = (values: FormValues) => {
		const visible = visibleValues(artefact, values, i18n(), bySchema);
		return visible === values ? values : { ...visible };
	};
	const load = async (): Promise<ValidateForm> => {
		const [{ createValidate }, factory] = await Promise.all([import("./validate.ts"), validator()]);
		validate ??= createValidate(artefact, factory, i18n);
		return validate;
	};
	const showErrors = (values: FormValues, by: ValidateForm, notify: Listener) => {
		const found = by(visible(values));
		const now = new Set(found.map(inOneText));
		for (const text of now) ever.add(text);
		notify(found, (error) => ever.has(inOneText(error)) && !now.has(inOneText(error)));
	};
	return {
		visible,
		async check(values, notify, failed = () => undefined) {
			if (validate) return showErrors(values(), validate, notify);
			await inTime(load()).then((loaded) => showErrors(values(), loaded, notify), failed);
		},
		prepare() {
			// The first validation has the browser compile the rules, which takes longer than all later ones.
			load().then(
				(loaded) => void loaded(visible({})),
				() => undefined,
			);
		},
	};
}

const inOneText = ({ pointer, message }: FieldValidationError) => `${pointer} ${message}`;
