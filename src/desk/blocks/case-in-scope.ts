import { useResolver } from "../../../renderer/index.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import type { DeskCase } from "../../../schemas/types.gen.ts";

/** A case as the blocks of its page need it. */
export type CaseInScope = Pick<DeskCase, "id" | "version" | "title" | "moves">;

const isCase = (value: unknown): value is CaseInScope =>
	isObject(value) && typeof value.id === "string" && typeof value.version === "number" && Array.isArray(value.moves);

/** The case that stands at a pointer; undefined while there is none. */
export function useCaseInScope(pointer: string): CaseInScope | undefined {
	const value = useResolver().raw(pointer);
	return isCase(value) ? value : undefined;
}
