import type { IconByValue } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";

/** The icon that a document names, or that goes with the value it names. */
export function iconChoice(icon: string | IconByValue | undefined, at: Resolver): string | undefined {
	if (icon === undefined || typeof icon === "string") return icon;
	const value = String(at.raw(icon.by) ?? "");
	return Object.hasOwn(icon.icons, value) ? icon.icons[value] : icon.otherwise;
}
