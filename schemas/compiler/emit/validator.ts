import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { allSchemas } from "../../json/schema-walk.ts";
import { isNotAfterToday, isNotBeforeToday, limitDay } from "../../rules/formats/dates.ts";
import { FORMATS } from "../../rules/formats/formats.ts";
import { boundedPattern, MAX_TEXT_LENGTH, nameTest, patternTest } from "../../rules/patterns/patterns.ts";
import { comparedRules } from "../../rules/values/comparisons.ts";
import { type FieldRules, fieldRules, requiredRules } from "../../rules/values/field-rules.ts";
import { choiceRules } from "../../rules/values/offered-choices.ts";
import type { FormDocument } from "../../types.gen.ts";
import { type DateLimit, NOT_AFTER_TODAY, NOT_BEFORE_TODAY, withDateLimits } from "./date-limits.ts";
import { withFieldFormats } from "./field-formats.ts";
import { withMoneySteps } from "./money-steps.ts";
import { withOwnBranches } from "./own-branches.ts";
import { shorterCode } from "./shorter-code.ts";
import { withUploadCounts } from "./upload-counts.ts";

/** Said in the generated code where it takes the runtime's modules; VALIDATOR_RUNTIME knows both names. */
const formatsCode = _`require("portico/formats")`;

const TODAY = "today";

const ofDates = (cxt: { gen: KeywordCxt["gen"] }, ref: object, code: ReturnType<typeof _>) =>
	cxt.gen.scopeValue("func", { ref, code });

/** What is limited by today alone says so by itself; of any other limit the day on which it falls is told. */
const dateLimit = (keyword: string, check: object, code: ReturnType<typeof _>): CodeKeywordDefinition => ({
	keyword,
	type: "string",
	schemaType: "object",
	error: {
		message: "",
		params(cxt) {
			const { timeZone, limit }: DateLimit = cxt.schema;
			if (limit === TODAY) return _`{}`;
			const day = ofDates(cxt, limitDay, _`require("portico/dates").limitDay`);
			return _`{limit: ${day}(${timeZone}, ${limit})}`;
		},
	},
	code(cxt: KeywordCxt) {
		const { timeZone, limit }: DateLimit = cxt.schema;
		const isAlways = ofDates(cxt, check, code);
		cxt.pass(
			limit === TODAY ? _`${isAlways}(${cxt.data}, ${timeZone})` : _`${isAlways}(${cxt.data}, ${timeZone}, ${limit})`,
		);
	},
});

/**
 * In binary, 19.99 / 0.01 is 1998.9999999999998: AJV's own would refuse a price in cents. What is off by no more than
 * three numbers rounded to a double can be is a multiple.
 */
const multipleOf: CodeKeywordDefinition = {
	keyword: "multipleOf",
	type: "number",
	schemaType: "number",
	error: { message: "", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
	code(cxt: KeywordCxt) {
		const times = cxt.gen.const("times", _`${cxt.data} / ${cxt.schemaCode}`);
		cxt.pass(_`Math.abs(Math.round(${times}) - ${times}) <= Math.abs(${times}) * ${2 ** -51}`);
	},
};

/** Names of values are tested by the portal's own machine too. */
const linearNameTest = Object.assign((source: string) => ({ ...nameTest(source), toString: () => source }), {
	code: 'require("portico/patterns").nameTest',
});

/** All keywords are validated, whatever failed before: a pattern is tested only on texts within the `maxLength` beside it. */
const pattern: CodeKeywordDefinition = {
	keyword: "pattern",
	type: "string",
	schemaType: "string",
	error: { message: "", params: ({ schemaCode }) => _`{pattern: ${schemaCode}}` },
	code(cxt: KeywordCxt) {
		const source: string = cxt.schema;
		const max: unknown = cxt.parentSchema.maxLength;
		const made =
			typeof max === "number"
				? { ref: boundedPattern(source, max), code: _`require("portico/patterns").boundedPattern(${source}, ${max})` }
				: { ref: patternTest(source), code: _`require("portico/patterns").patternTest(${source})` };
		// Not under "pattern": AJV would write these, and with them its own patterns of names, above the function of the latter.
		const test = cxt.gen.scopeValue("keyword", { key: `${max} ${source}`, ...made });
		cxt.pass(_`${test}.test(${cxt.data})`);
	},
};

/** How many characters any value may have: the most that the schema allows somewhere, and at least what is allowed by default. */
const textLimit = ({ schema }: FormDocument): number =>
	Math.max(
		MAX_TEXT_LENGTH,
		...allSchemas(schema).flatMap(({ schema: { maxLength } }) => (typeof maxLength === "number" ? [maxLength] : [])),
	);

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
		code: { source: true, formats: formatsCode, regExp: linearNameTest },
	});
	ajv.removeKeyword("multipleOf").addKeyword(multipleOf);
	ajv.removeKeyword("pattern").addKeyword(pattern);
	ajv.addKeyword(dateLimit(NOT_AFTER_TODAY, isNotAfterToday, _`require("portico/dates").isNotAfterToday`));
	ajv.addKeyword(dateLimit(NOT_BEFORE_TODAY, isNotBeforeToday, _`require("portico/dates").isNotBeforeToday`));
	return ajv;
}

/**
 * The source of a form's validator: an ES module whose default export takes VALIDATOR_RUNTIME and gives the
 * validator. AJV generates it here, so that nothing that runs it needs `eval`; when fields are visible or required is
 * put beside it as data. Throws where AJV refuses the schema.
 */
export function validatorSource(form: FormDocument, timeZone: string): string {
	const ajv = newAjv();
	const dated = withDateLimits(withFieldFormats(form.schema, form), form, timeZone);
	const schema = withOwnBranches(withMoneySteps(withUploadCounts(dated, form), form));
	const code = shorterCode(standaloneCode(ajv, ajv.compile(schema)));
	const made = `const module = { exports: {} };\n${code}\nreturn ${withRules(`require("portico/text-limit").withTextLimit(module.exports, ${textLimit(form)})`, form)};`;
	return `export default function (require) {\n${made}\n}\n`;
}

/** Parsed from a text: in a literal, a property named __proto__ would be the prototype. */
function withRules(validate: string, form: FormDocument): string {
	const offered = choiceRules(form, "when");
	const rules: FieldRules = {
		visible: fieldRules(form),
		required: requiredRules(form),
		compared: comparedRules(form),
		...(offered.length > 0 && { offered }),
	};
	if (Object.values(rules).every(({ length }) => length === 0)) return validate;
	const data = `JSON.parse(${JSON.stringify(JSON.stringify(rules))})`;
	return `require("portico/field-rules").withFieldRules(${validate}, ${data})`;
}
