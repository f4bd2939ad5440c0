import type { ComponentType } from "react";
import { useLoaded } from "./use-loaded.ts";

/** For so long a failure is remembered, in milliseconds: React renders what has failed at once again, to hand it on. */
const FAILURE_MS = 1000;

/**
 * A component whose code loads when it is first rendered, and anew after it could not be had: React's own `lazy` would fail for
 * as long as the page stands.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
	// biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy does, once for each part.
	return function LazyPart(props: P) {
		const Part = useLoaded(present, () => {
			loading ??= start();
			return loading;
		});
		return <Part {...props} />;
	};
}
