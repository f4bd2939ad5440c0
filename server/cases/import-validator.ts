import {
	VALIDATOR_RUNTIME,
	type Validate,
	type ValidatorModule,
} from "../../schemas/rules/values/validator-runtime.ts";

const isValidatorModule = (value: unknown): value is ValidatorModule => typeof value === "function";

/** The compiled rules in a validator's source; `name` says in an error whose they should have been. */
export async function importValidator(name: string, source: string): Promise<Validate> {
	const { default: make } = await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);
	if (!isValidatorModule(make)) throw new Error(`${name} should export a function by default.`);
	return make(VALIDATOR_RUNTIME);
}
