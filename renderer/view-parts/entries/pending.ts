import { pointerTokens } from "../../../schemas/json/pointer.ts";
import type { Scope } from "../../scope.ts";

/** Whether a pointer leads into page data whose response has not come yet. */
export function isPending(pointer: string, scope: Scope): boolean {
	const [root, name] = pointerTokens(pointer);
	return root === "data" && name !== undefined && !Object.hasOwn(scope.data, name);
}
