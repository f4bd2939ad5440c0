import { type ComponentType, lazy, useState } from "react";

/** Code of the studio that could not be had: there is no connection, or a newer portal has taken its place. */
export class NotLoaded extends Error {}

/** For so long a failure is remembered, in milliseconds: React renders what has failed at once again, to hand it on. */
const FAILURE_MS = 1000;

/** A screen whose code loads when it is first shown, or ahead of that. */
export type LazyScreen<P extends object> = ComponentType<P> & {
	/** Loads its code. Resolves once it is there, or could not be had: then it is loaded when it is shown. */
	ahead(): Promise<void>;
};

/**
 * A screen, or a part of one, whose code loads when it is first shown, and anew when that is tried again: React's own `lazy`
 * would fail for as long as the window is open. Code that is there is shown at once: React would wait for it, and holds what it
 * has waited for back for up to 300 ms, so that a window does not flicker.
 */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyScreen<P> {
	let loaded: ComponentType<P> | undefined;
	const fetched = async () => {
		const module = await load();
		loaded = module.default;
		return module;
	};
	const attempt = () =>
		lazy(() =>
			fetched().catch((cause: unknown) => {
				setTimeout(() => {
					Waited = attempt();
				}, FAILURE_MS);
				throw new NotLoaded("A part of the studio could not be loaded.", { cause });
			}),
		);
	let Waited: ComponentType<P> = attempt();
	// biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy does, once for each screen.
	const Shown = (props: P) => {
		// What stands goes on to stand: another component in its place would lose what was typed.
		const [Screen] = useState(() => loaded ?? Waited);
		return <Screen {...props} />;
	};
	const nothing = () => undefined;
	return Object.assign(Shown, { ahead: () => fetched().then(nothing, nothing) });
}
