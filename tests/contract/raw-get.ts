import { toEnvelope } from "../../adapters/http/envelope.ts";
import type { Envelope } from "../../schemas/operation.ts";
import type { Backend } from "./portal.ts";

/** The envelope at a path that the typed client would not ask for. */
export async function rawGet({ origin }: Backend, path: string): Promise<Envelope<unknown>> {
	const response = await fetch(new URL(path, origin ?? location.origin));
	const envelope = toEnvelope<unknown>(await response.json());
	if (!envelope) throw new Error(`${path} answered without an envelope`);
	return envelope;
}
