import { setupServer } from "msw/node";
import { portalHandlers } from "./handlers.ts";
import { createPortalState } from "./state.ts";

/** The mock portal for tests: answers every operation on any host from a state that the test may read and change. */
export function createMockPortal(options: { releases?: boolean } = {}) {
	const state = createPortalState(options);
	const server = setupServer(...portalHandlers(state));
	return {
		state,
		server,
		/** Starts to respond; a request to anything else fails the test. */
		listen: () => server.listen({ onUnhandledFrame: "error" }),
		close: () => server.close(),
		/** The code last sent to a mobile. */
		codeFor(mobile: string): string {
			const sent = state.codes.get(mobile);
			if (!sent) throw new Error(`no code was sent to ${mobile}`);
			return sent.code;
		},
	};
}
