import { createTranslator } from "../../schemas/i18n/translator.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { visibleValues } from "../../schemas/rules/computed.ts";
import { formErrors, wordErrors } from "../../schemas/rules/form-errors.ts";
import { unaskedBySchema } from "../../schemas/rules/schema-conditions.ts";
import { VALIDATOR_RUNTIME, type ValidatorModule } from "../../schemas/rules/validator-runtime.ts";

/** A form of a draft, as compiled, and values that were once submitted to it. */
export type ReplayTask = {
	artefact: FormArtefact;
	/** Source of the validator's module. */
	validator: string;
	submissions: readonly Record<string, unknown>[];
};

/** What would be refused now: which field and why, and by how many of the submissions. No values. */
export type ReplayFailure = { pointer: string; message: string; count: number };

/** What came of it. */
export type ReplayResult = { submissions: number; refused: number; failures: ReplayFailure[] };

const MAX_ERRORS = 100;

/** The texts of errors are said as they are written. */
const translator = createTranslator({ locale: "en-US" });

const isValidatorModule = (value: unknown): value is ValidatorModule => typeof value === "function";

async function validatorOf(source: string) {
	const { default: make } = await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);
	if (!isValidatorModule(make)) throw new Error("The validator should export a function by default.");
	return make(VALIDATOR_RUNTIME);
}

/** Runs in a worker thread (replayer.ts): submits values anew to a form as a draft has it. */
export default async ({ artefact, validator, submissions }: ReplayTask): Promise<ReplayResult> => {
	const validate = await validatorOf(validator);
	const counts = new Map<string, ReplayFailure>();
	let refused = 0;
	for (const submission of submissions) {
		if (validate({ ...visibleValues(artefact, submission, translator, unaskedBySchema) })) continue;
		refused += 1;
		const errors = wordErrors(formErrors(artefact, validate.errors?.slice(0, MAX_ERRORS)));
		for (const { pointer, message } of errors) {
			const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
			const key = `${place} ${message}`;
			counts.set(key, { pointer: place, message, count: (counts.get(key)?.count ?? 0) + 1 });
		}
	}
	const failures = [...counts.values()].sort((a, b) => b.count - a.count);
	return { submissions: submissions.length, refused, failures };
};
