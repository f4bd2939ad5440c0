import { isObject } from "../../json/json.ts";
import { identityOf, splitAddress, valueAlong, valueAtAddress } from "../addresses.ts";
import { partAt, putAt, withEntry, withKey, withoutDrafts } from "../draft-values.ts";
import { fieldTitle, keyWords, namedPart, nameOfValue, partName } from "../names.ts";
import { gone, sentence, taken, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";
import { takeOut } from "./remove.ts";

const label = "Move";

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const { path, at, index } = edit;
	const refusal = unusable(draft, path);
	if (refusal) return refusal;
	const part = partAt(draft, edit);
	const key = part?.keys.at(-1);
	const to = edit.to ?? splitAddress(at)?.parent ?? "";
	if (!part || key === undefined || !partAt(draft, { path, at: to })) return gone(part ? { path, at: to } : edit);
	// The address of the place holds after taking out only where it names entries; so it is resolved first.
	const before = partAt(draft, { path, at: to })?.keys ?? [];
	if (part.keys.every((one, depth) => before[depth] === one)) return sentence("Nothing can be moved into itself.");
	const keys = keysAfterRemoval(before, part.keys);
	takeOut(draft, path, part.keys);
	const container = withoutDrafts(valueAlong(draft.documents[path], keys));
	const value = withoutDrafts(part.value);
	if (Array.isArray(container)) {
		const next = withEntry(container, value, index);
		if (typeof value === "string" && container.includes(value)) return taken(value);
		putAt(draft, path, keys, next);
		return undefined;
	}
	if (!isObject(container) || typeof key !== "string") return sentence("This cannot be moved there.");
	if (Object.hasOwn(container, key)) return taken(key);
	putAt(draft, path, keys, withKey(container, key, value, index));
	return undefined;
}

/** Keys to a place as they are once an entry is taken out: what came after it in its list is one place further up. */
function keysAfterRemoval(keys: readonly (string | number)[], removed: readonly (string | number)[]) {
	const depth = removed.length - 1;
	const own = keys[depth];
	const gap = removed[depth];
	const isBeside = removed.slice(0, depth).every((key, at) => keys[at] === key);
	if (!isBeside || typeof own !== "number" || typeof gap !== "number" || own < gap) return keys;
	return keys.with(depth, own - 1);
}

function describe({ path, at, to }: Edit, documents: Documents): Sentence {
	const document = documents[path];
	const part = valueAtAddress(document, at);
	const place = splitAddress(at);
	const isField = place?.parent.endsWith("/fields") === true && typeof part === "string";
	const own = identityOf([part], 0) ?? keyWords(place?.last ?? at);
	const name = isField ? fieldTitle(document, `/${part}`) : nameOfValue(part, own);
	if (to === undefined || to === place?.parent) return sentence("*{name}* was moved", { name });
	const target = namedPart(documents, { path, at: to }).name || partName(documents, { path, at: to });
	return sentence("*{name}* was moved to *{target}*", { name, target });
}

/** Puts a part elsewhere in its document. */
export const move: Verb<"move"> = {
	verb: "move",
	label,
	icon: "layui-icon-transfer",
	keys: { up: ["Alt+ArrowUp", "Alt+ArrowLeft"], down: ["Alt+ArrowDown", "Alt+ArrowRight"] },
	offered: (documents, { path, at }) => at !== "" && valueAtAddress(documents[path], at) !== undefined,
	apply,
	describe,
};
