import { delMany, entries } from "idb-keyval";
import { DRAFT_LIFE_MS } from "../../../schemas/rules/draft-life.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import type { Draft } from "./draft.ts";
import { UNLOAD_DRAFTS } from "./unload-draft.ts";

/** Whether a draft was last saved longer ago than drafts are stored, as on the server. */
export const isExpired = ({ saved_at }: Pick<Draft, "saved_at">): boolean => saved_at < Date.now() - DRAFT_LIFE_MS;

/** Whether it is a draft or what is stored beside one, and has expired. */
const isStale = (value: unknown) =>
	isObject(value) && typeof value.saved_at === "number" && isExpired({ saved_at: value.saved_at });

/**
 * Removes every draft of the device that has expired, with its files, whoever typed it and in whichever form. Never
 * rejects.
 */
export async function sweepDrafts(): Promise<void> {
	for (const name of UNLOAD_DRAFTS.names()) {
		const unloading = UNLOAD_DRAFTS.read(name);
		if (unloading && isExpired(unloading)) UNLOAD_DRAFTS.remove(name);
	}
	try {
		const all = await entries<IDBValidKey, unknown>();
		await delMany(all.filter(([, value]) => isStale(value)).map(([name]) => name));
	} catch {
		// Without storage there is nothing to remove.
	}
}
