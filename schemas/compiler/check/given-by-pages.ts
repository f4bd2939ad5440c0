import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asArray, asObject, asString, isObject } from "../../json/json.ts";
import type { PorticoDocument } from "../../types.gen.ts";
import { walkScoped } from "../scoped-walk.ts";

/** Stands for the form that a block finds only when it is shown. */
export const ANY_FORM = "*";

/** The values that a document's blocks give to forms, as "form name"; of any form as "* name". */
export function givenIn(document: PorticoDocument): Set<string> {
	const given = new Set<string>();
	walkScoped(document, ({ def, value }) => {
		const { type, form, fallback, prefill } = asObject(value);
		if (def !== "block" || traitsOfBlock(type)?.shows !== "form") return;
		for (const id of asArray([isObject(form) ? ANY_FORM : form, fallback]).flatMap((one) => asString(one) ?? []))
			for (const name of Object.keys(asObject(prefill))) given.add(`${id} ${name}`);
	});
	return given;
}
