import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

/** What the server asks itself for: to file a case, or to render a page. */
export type OwnPurpose = "filing" | "prerendering";

const purpose = new AsyncLocalStorage<OwnPurpose>();

/** Asks this very server, without the network. Such a call is nobody's: it counts against no limit. */
export const callOwn = (app: FastifyInstance, of: OwnPurpose, call: InjectOptions): Promise<LightMyRequestResponse> =>
	// Awaited in here: the call begins when it is waited for, and would else begin as anybody's.
	purpose.run(of, async () => await app.inject(call));

/** What the server asks itself for just now; null where somebody else asks. */
export const ownPurpose = (): OwnPurpose | null => purpose.getStore() ?? null;
