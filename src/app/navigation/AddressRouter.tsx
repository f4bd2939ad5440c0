import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";
import { createWatched } from "../../stores/watched.ts";

type History = ReturnType<typeof createBrowserHistory>;

/** Where the reader is, and how they came there. */
export type Whereabouts = Pick<History, "action" | "location">;

/** The address of a window, followed from the moment on at which this is called: also before React stands. */
export function createAddress(window: Window) {
	const history = createBrowserHistory({ window, v5Compat: true });
	const { snapshot, subscribe, set } = createWatched<Whereabouts>({
		action: history.action,
		location: history.location,
	});
	history.listen(({ action, location }) => set({ action, location }));
	return { navigator: history, now: snapshot, subscribe };
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
