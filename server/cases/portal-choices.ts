import type { Translator } from "../../schemas/i18n/translator.ts";
import type { JsonObject } from "../../schemas/json/json.ts";
import { pointerTokens } from "../../schemas/json/pointer.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { conditionReads, isSatisfied } from "../../schemas/rules/values/condition.ts";
import { type ChoiceRule, choiceRules, placesChosen } from "../../schemas/rules/values/offered-choices.ts";
import type { RequestOperation } from "../wire/request-operation.ts";
import { notOffered } from "./chosen-options.ts";

/** The operations that return the parts of /config, and what they are asked. */
const PARTS: Readonly<Record<string, readonly [operation: string, query: Readonly<Record<string, string>>]>> = {
	admin: ["configsGetAll", { key: "base" }],
	report: ["reportConfigsGetConfig", {}],
};

const partsRead = ({ when }: ChoiceRule): string[] =>
	when.flatMap((condition) => conditionReads(condition).map(({ pointer }) => pointerTokens(pointer)[1] ?? ""));

/** The parts of the configuration that some rules read; one that does not answer is left out. */
async function configFor(rules: readonly ChoiceRule[], request: RequestOperation): Promise<JsonObject> {
	const config: Record<string, unknown> = {};
	for (const part of new Set(rules.flatMap(partsRead))) {
		const [operation, query] = PARTS[part] ?? [];
		const outcome = operation === undefined ? undefined : await request(operation, query ?? {});
		if (outcome?.outcome === "answered") config[part] = outcome.data;
	}
	return config;
}

/**
 * Throws 422 at each choice that the portal cannot keep to (`offered_when`), in the filer's language. The pages do not
 * offer it. A configuration that cannot be read proves nothing: then the choice is taken.
 */
export async function refuseUnofferedChoices(
	form: FormArtefact,
	data: JsonObject,
	request: RequestOperation,
	translator: Translator,
): Promise<void> {
	const chosen = choiceRules(form.document, "offered_when").filter((rule) => placesChosen(rule, data).length > 0);
	if (chosen.length === 0) return;
	const config = await configFor(chosen, request);
	const refused = chosen.filter(
		(rule) =>
			partsRead(rule).every((part) => Object.hasOwn(config, part)) &&
			!rule.when.every((condition) => isSatisfied(condition, { config })),
	);
	if (refused.length === 0) return;
	const pointers = refused.flatMap((rule) => placesChosen(rule, data).map(({ pointer }) => pointer));
	throw notOffered(form, pointers, translator);
}
