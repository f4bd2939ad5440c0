import type { ComponentType } from "react";
import { lazyPart } from "../../../renderer/index.ts";

/** Code of the studio that could not be had: there is no connection, or a newer portal has taken its place. */
export class NotLoaded extends Error {}

/** A screen, or a part of one, whose code loads when it is first shown, and anew when that is tried again. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
	const refuse = (cause: unknown): never => {
		throw new NotLoaded("A part of the studio could not be loaded.", { cause });
	};
	return lazyPart(() => load().then((module) => module.default, refuse));
}
