import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject } from "../../../schemas/json/json.ts";

/** Whether any translation is of this text. */
export const isTranslated = (documents: Documents, value: unknown): boolean =>
	typeof value === "string" &&
	value !== "" &&
	Object.values(documents).some(
		({ kind, messages }) => kind === "messages" && Object.hasOwn(asObject(messages), value),
	);
