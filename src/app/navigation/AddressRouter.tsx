import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";

type History = ReturnType<typeof createBrowserHistory>;

/** Where the reader is, and how they came there. */
export type Whereabouts = Pick<History, "action" | "location">;

/** The address of a window, followed from the moment on at which this is called: also before React stands. */
export function createAddress(window: Window) {
	const history = createBrowserHistory({ window, v5Compat: true });
	let now: Whereabouts = { action: history.action, location: history.location };
	const listeners = new Set<() => void>();
	history.listen(({ action, location }) => {
		now = { action, location };
		for (const listener of listeners) listener();
	});
	return {
		navigator: history,
		now: () => now,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

type Props = { address: ReturnType<typeof createAddress>; start: Whereabouts; children: ReactNode };

/**
 * The router of a window. At first it stands at `start`, for which a page that is taken over was rendered, wherever its
 * reader has gone by the time that React comes to it; then it goes after them. The router's own would say the new
 * address of the old page, or miss the step.
 */
export function AddressRouter({ address, start, children }: Props) {
	const [at, setAt] = useState(start);
	useLayoutEffect(() => {
		const follow = () => startTransition(() => setAt(address.now()));
		follow();
		return address.subscribe(follow);
	}, [address]);
	return (
		<Router location={at.location} navigationType={at.action} navigator={address.navigator}>
			{children}
		</Router>
	);
}
