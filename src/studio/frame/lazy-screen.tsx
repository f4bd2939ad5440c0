import { type ComponentType, lazy } from "react";

/** Code of the studio that could not be had: there is no connection, or a newer portal has taken its place. */
export class NotLoaded extends Error {}

/** For so long a failure is remembered, in milliseconds: React renders what has failed at once again, to hand it on. */
const FAILURE_MS = 1000;

/**
 * A screen, or a part of one, whose code loads when it is first shown, and anew when that is tried again: React's own `lazy`
 * would fail for as long as the window is open.
 */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
	const attempt = () =>
		lazy(() =>
			load().catch((cause: unknown) => {
				setTimeout(() => {
					Screen = attempt();
				}, FAILURE_MS);
				throw new NotLoaded("A part of the studio could not be loaded.", { cause });
			}),
		);
	let Screen: ComponentType<P> = attempt();
	// biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy does, once for each screen.
	return function LazyScreen(props: P) {
		return <Screen {...props} />;
	};
}
