import equal from "ajv/dist/runtime/equal.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";
import { isNotAfterToday, isNotBeforeToday, limitDay } from "../formats/dates.ts";
import { FORMATS } from "../formats/formats.ts";
import "./interpreted-formats.ts";
import { boundedPattern, nameTest, patternTest } from "../patterns/patterns.ts";
import { withTextLimit } from "./text-limit.ts";
import { withFieldRules } from "./with-field-rules.ts";

/** What a validator artefact reports about one violation. */
export type ValidatorError = {
	keyword: string;
	/** JSON Pointer into the data. */
	instancePath: string;
	schemaPath: string;
	params: Record<string, unknown>;
	message?: string;
	/** The keyword's value, its schema and the data (AJV's `verbose`). */
	schema?: unknown;
	parentSchema?: object;
	data?: unknown;
};

/** A compiled validator: whether the data is valid; where not, `errors` says why. */
export type Validate = { (data: unknown): boolean; errors?: ValidatorError[] | null };

/** What a validator artefact's default export is: given VALIDATOR_RUNTIME, the validator. */
export type ValidatorModule = (runtime: ValidatorRuntime) => Validate;

/** Looks up what a validator requires, by module name. */
type ValidatorRuntime = (name: string) => unknown;

/** In Node a CommonJS default import is the module itself, in a bundle its `default`. */
const defaultOf = (module: unknown): unknown =>
	module !== null && typeof module === "object" && "default" in module ? module.default : module;

/** By the names that the compiler (schemas/compiler/emit/validator.ts) writes into a validator. */
const MODULES: Readonly<Record<string, unknown>> = {
	"ajv/dist/runtime/equal": { default: defaultOf(equal) },
	"ajv/dist/runtime/ucs2length": { default: defaultOf(ucs2length) },
	"portico/formats": FORMATS,
	"portico/patterns": { boundedPattern, nameTest, patternTest },
	"portico/text-limit": { withTextLimit },
	"portico/dates": { isNotAfterToday, isNotBeforeToday, limitDay },
	"portico/field-rules": { withFieldRules },
};

/** Everything that compiled validators need from outside themselves, in browser and server alike. */
export const VALIDATOR_RUNTIME: ValidatorRuntime = (name) => {
	if (!Object.hasOwn(MODULES, name)) throw new Error(`A validator requires ${name}, which its runtime does not have.`);
	return MODULES[name];
};
