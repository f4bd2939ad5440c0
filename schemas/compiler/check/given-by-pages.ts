import { asArray, asObject, asString, isObject } from "../../rules/json.ts";
import type { PortalDocuments } from "../portal.ts";
import { walkScoped } from "../scoped-walk.ts";

/** Stands for the form that a block finds only when it is shown. */
const ANY = "*";

/** Returns whether a page's block gives a form, by its id, the value of a name. */
export function givenByPages(portal: PortalDocuments): (form: string, name: string) => boolean {
	const given = new Set<string>();
	for (const { document } of portal.all)
		walkScoped(document, ({ def, value }) => {
			const { type, form, fallback, prefill } = asObject(value);
			if (def !== "block" || type !== "form") return;
			for (const id of asArray([isObject(form) ? ANY : form, fallback]).flatMap((one) => asString(one) ?? []))
				for (const name of Object.keys(asObject(prefill))) given.add(`${id} ${name}`);
		});
	return (form, name) => given.has(`${form} ${name}`) || given.has(`${ANY} ${name}`);
}
