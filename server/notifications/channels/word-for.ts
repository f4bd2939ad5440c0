import { isObject } from "../../../schemas/json/json.ts";

/** Why there was no response, in a word: `ECONNREFUSED`, `ENOTPUBLIC`, `TimeoutError`. */
export const wordFor = (error: unknown): string => {
	const { code, name }: Partial<Record<string, unknown>> =
		isObject(error) || error instanceof Error ? { ...error } : {};
	if (typeof code === "string") return code;
	return error instanceof Error ? error.name : String(name ?? "failed");
};
