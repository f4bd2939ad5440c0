import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { isNotAfterToday, isNotBeforeToday } from "../../rules/dates.ts";
import { FORMATS } from "../../rules/formats.ts";
import type { JsonObject } from "../../rules/json.ts";
import type { FormDocument } from "../../types.gen.ts";
import { withHiddenRules } from "./conditional.ts";
import { NOT_AFTER_TODAY, NOT_BEFORE_TODAY, withDateLimits } from "./date-limits.ts";
import { shorterCode } from "./shorter-code.ts";

/** Said in the generated code where it takes the runtime's modules; VALIDATOR_RUNTIME knows both names. */
const formatsCode = _`require("portico/formats")`;

const dateLimit = (keyword: string, check: object, code: ReturnType<typeof _>): CodeKeywordDefinition => ({
	keyword,
	type: "string",
	schemaType: "string",
	code(cxt: KeywordCxt) {
		const limit = cxt.gen.scopeValue("func", { ref: check, code });
		cxt.pass(_`${limit}(${cxt.data}, ${cxt.schemaValue})`);
	},
});

function newAjv(): Ajv2020 {
	const ajv = new Ajv2020({
		allErrors: true,
		// Texts are the engine's own (rules/error-texts.ts), and no rule looks at an error's schema or data: left out, the
		// code is a quarter as large.
		messages: false,
		strict: false,
		validateSchema: false,
		logger: false,
		formats: FORMATS,
		code: { source: true, formats: formatsCode },
	});
	ajv.addKeyword(dateLimit(NOT_AFTER_TODAY, isNotAfterToday, _`require("portico/dates").isNotAfterToday`));
	ajv.addKeyword(dateLimit(NOT_BEFORE_TODAY, isNotBeforeToday, _`require("portico/dates").isNotBeforeToday`));
	return ajv;
}

/** The whole of what a form enforces, as one schema: its own, the hidden-field rules, the limits of its dates. */
export const enforcedSchema = (form: FormDocument, timeZone: string): JsonObject =>
	withDateLimits(withHiddenRules(form), form, timeZone);

/**
 * The source of a form's validator: an ES module whose default export takes VALIDATOR_RUNTIME and gives the
 * validator. AJV generates it here, so that nothing that runs it needs `eval`. Throws where AJV refuses the schema.
 */
export function validatorSource(form: FormDocument, timeZone: string): string {
	const ajv = newAjv();
	const code = shorterCode(standaloneCode(ajv, ajv.compile(enforcedSchema(form, timeZone))));
	return `export default function (require) {\nconst module = { exports: {} };\n${code}\nreturn module.exports;\n}\n`;
}
