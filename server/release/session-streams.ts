import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { logFailure } from "../log/failure-log.ts";
import type { RightHolder } from "../policies/rights.ts";
import { rightsOfSessions } from "../repositories/people/session.ts";
import type { Services } from "../services.ts";
import { beginEventStream } from "../wire/event-stream.ts";
import { demandStreamPlace, type StreamPlaces } from "./stream-places.ts";

/** How often it is looked whether sessions with open streams have ended, in milliseconds. */
const LOOK_MS = 1000;

/** By what a stream is held: a session, and the rights of its user when the stream began. */
type Holder = { session: string; user: RightHolder & { id: string } };

/** Streams of events for whoever is signed in: each lasts no longer than the session that asked for it, and the rights that it had then. */
export type SessionStreams = {
	/** Begins a stream in the place of a response, counted as its user's. Throws 404 or 429. */
	begin(reply: FastifyReply, holder: Holder): ServerResponse;
	/** Ends those that are over. Whoever is about to be told something that not everybody may know is looked after before. */
	look(): Promise<void>;
};

const textOf = ({ roles, assignments }: RightHolder) => JSON.stringify([roles, assignments]);

/** Whoever takes nothing would hold a stream that has ended for as long as they like. */
const endNow = (response: ServerResponse) => (response.writableNeedDrain ? response.destroy() : response.end());

/**
 * Holds streams to their sessions, whichever server or clock ended these. Whoever may read something else than before gets a new stream,
 * and asks for all that they are shown again.
 */
export function openSessionStreams(
	app: FastifyInstance,
	{ db, settings }: Pick<Services, "db" | "settings">,
	places: StreamPlaces,
): SessionStreams {
	const open = new Map<ServerResponse, { session: string; rights: string }>();
	async function look(): Promise<void> {
		const looked = [...open];
		if (looked.length === 0) return;
		const sessions = [...new Set(looked.map(([, { session }]) => session))];
		const found = await rightsOfSessions(db, sessions, settings.sessions);
		for (const [response, { session, rights }] of looked) {
			const now = found.get(session);
			if (!now || textOf(now) !== rights) endNow(response);
		}
	}
	const timer = setInterval(() => {
		look().catch((error: unknown) => logFailure("The sessions of streams could not be read.", error));
	}, LOOK_MS);
	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		clearInterval(timer);
		for (const response of open.keys()) response.end();
	});
	return {
		look,
		begin(reply, { session, user }) {
			const response = beginEventStream(reply, demandStreamPlace(places, { person: user.id }, reply));
			open.set(response, { session, rights: textOf(user) });
			response.on("close", () => open.delete(response));
			return response;
		},
	};
}
