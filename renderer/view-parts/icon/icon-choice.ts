import { asString } from "../../../schemas/json/json.ts";
import type { IconByValue, IconOf } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";

type IconChoice = string | IconByValue | IconOf;

/** The icon that a document names, whose class stands at the pointer it names, or that goes with the value there. */
export function iconChoice(icon: IconChoice | undefined, at: Resolver): string | undefined {
	if (icon === undefined || typeof icon === "string") return icon;
	if ("class" in icon) {
		const found = asString(at.raw(icon.class));
		return found?.startsWith("layui-icon-") ? found : icon.otherwise;
	}
	const value = String(at.raw(icon.by) ?? "");
	return Object.hasOwn(icon.icons, value) ? icon.icons[value] : icon.otherwise;
}
