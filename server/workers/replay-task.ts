import { compileMessage } from "@lingui/message-utils/compileMessage";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { formErrors, wordErrors } from "../../schemas/rules/errors/form-errors.ts";
import { visibleValues } from "../../schemas/rules/values/computed.ts";
import { withPresentNames } from "../../schemas/rules/values/former-names.ts";
import { unaskedBySchema } from "../../schemas/rules/values/schema-conditions.ts";
import type { FormDocument, TestCaseDocument } from "../../schemas/types.gen.ts";
import { importValidator } from "../cases/import-validator.ts";

/** Values that were once submitted, and the form's document of then: null where it is not stored any more. */
export type ReplaySubmission = { data: Record<string, unknown>; by: FormDocument | null };

/** A form of a draft, as compiled, values that were once submitted to it, and its kept test cases. */
export type ReplayTask = {
	artefact: FormArtefact;
	/** Source of the validator's module. */
	validator: string;
	submissions: readonly ReplaySubmission[];
	test_cases: readonly TestCaseDocument[];
};

/** What would be refused now: which field and why, and by how many of the submissions. No values. */
export type ReplayFailure = { pointer: string; message: string; count: number };

/** A field that is refused against what is expected, and why; or, without a message, one that is accepted against it. */
export type TestCaseFailure = { pointer: string; message?: string };

/** What came of a kept test case: `refused` are all fields that are; it passes where there are no failures. */
export type TestCaseResult = {
	id: string;
	title: string;
	form: string;
	refused: string[];
	failures: TestCaseFailure[];
};

/** What came of it. */
export type ReplayResult = {
	submissions: number;
	refused: number;
	failures: ReplayFailure[];
	test_cases: TestCaseResult[];
};

const MAX_ERRORS = 100;

/** Texts of errors are said as they are written; those that are made of answers as when filing, which takes compiled messages. */
function translatorOf({ fields }: FormDocument): Translator {
	const made = Object.values(fields ?? {}).flatMap(({ computed }) =>
		typeof computed === "object" && "text" in computed ? [computed.text] : [],
	);
	return createTranslator({
		locale: "en-US",
		messages: Object.fromEntries(made.map((text) => [text, compileMessage(text)])),
	});
}

type Refused = { pointer: string; message: string };

/** Submits values to a form: what it refuses, null where it accepts them. */
async function submitter({ artefact, validator }: Pick<ReplayTask, "artefact" | "validator">) {
	const validate = await importValidator("The validator", validator);
	const translator = translatorOf(artefact.document);
	return (values: Record<string, unknown>): Refused[] | null =>
		validate({ ...visibleValues(artefact, values, translator, unaskedBySchema) })
			? null
			: wordErrors(formErrors(artefact, validate.errors?.slice(0, MAX_ERRORS)));
}

function outcomeOf({ id, title, form, expected }: TestCaseDocument, errors: readonly Refused[]): TestCaseResult {
	const wanted = expected === "accepted" ? [] : expected;
	const refused = [...new Set(errors.map(({ pointer }) => pointer))];
	const unexpected = errors.filter(({ pointer }) => !wanted.includes(pointer));
	const missing = wanted.filter((pointer) => !refused.includes(pointer)).map((pointer) => ({ pointer }));
	return { id, title, form, refused, failures: [...unexpected, ...missing] };
}

/** Runs in a worker thread (replayer.ts): submits values anew to a form as a draft has it. */
export default async ({ submissions, test_cases, ...form }: ReplayTask): Promise<ReplayResult> => {
	const submit = await submitter(form);
	const counts = new Map<string, ReplayFailure>();
	let refused = 0;
	const { document } = form.artefact;
	for (const { data, by } of submissions) {
		const errors = submit(by ? withPresentNames(data, by, document) : data);
		if (!errors) continue;
		refused += 1;
		for (const { pointer, message } of errors) {
			const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
			const key = `${place} ${message}`;
			counts.set(key, { pointer: place, message, count: (counts.get(key)?.count ?? 0) + 1 });
		}
	}
	const failures = [...counts.values()].sort((a, b) => b.count - a.count);
	const outcomes = test_cases.map((one) => outcomeOf(one, submit(one.answers) ?? []));
	return { submissions: submissions.length, refused, failures, test_cases: outcomes };
};
