import type { ComponentType } from "react";
import { useLoaded } from "./use-loaded.ts";

/** For so long a failure is remembered, in milliseconds: React renders what has failed at once again, to hand it on. */
const FAILURE_MS = 1000;

/**
 * A component whose code loads when it is first rendered, and anew after it could not be had: React's own `lazy` would fail for
 * as long as the page stands.
 */
export function lazyPart<P extends object>(
	load: () => Promise<ComponentType<P>>,
): ComponentType<P> & {
	/** Has it loaded before it is rendered; settled once it is there, or cannot be had now. */
	ahead(): Promise<unknown>;
} {
	let present: ComponentType<P> | undefined;
	let loading: Promise<ComponentType<P>> | undefined;
	const start = () => {
		const attempt = load();
		const forget = () => {
			loading = undefined;
		};
		attempt.then(
			(Part) => {
				present = Part;
			},
			() => setTimeout(forget, FAILURE_MS),
		);
		return attempt;
	};
	const once = () => {
		loading ??= start();
		return loading;
	};
	// biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy does, once for each part.
	const LazyPart = (props: P) => {
		const Part = useLoaded(present, once);
		return <Part {...props} />;
	};
	return Object.assign(LazyPart, { ahead: () => Promise.allSettled([once()]) });
}
