import { useResolver } from "../../../renderer/index.ts";
import { isCaseInScope } from "../../../schemas/checks/desk.gen.ts";
import type { DeskCase } from "../../../schemas/types.gen.ts";

/** A case as the blocks of its page need it. */
export type CaseInScope = Pick<DeskCase, "id" | "version" | "title" | "moves">;

/** The case that stands at a pointer; undefined while there is none. */
export function useCaseInScope(pointer: string): CaseInScope | undefined {
	const value = useResolver().raw(pointer);
	return isCaseInScope(value) ? value : undefined;
}
