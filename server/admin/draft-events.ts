import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../database/connection.ts";
import { logFailure } from "../log/failure-log.ts";
import { callerOf, signedIn } from "../login/caller.ts";
import { mayEdit } from "../policies/document-policy.ts";
import type { SessionStreams } from "../release/session-streams.ts";
import {
	type DraftPresence,
	type DraftTab,
	listDraftPresence,
	removeDraftPresence,
	setDraftPresence,
} from "../repositories/releases/draft-presence.ts";
import { draftVersions, listEdits } from "../repositories/releases/draft-release.ts";
import type { Services } from "../services.ts";
import { HEARTBEAT, HEARTBEAT_MS, streamEvent } from "../wire/event-stream.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { demandDraft } from "./draft-releases.ts";

/** How often it is looked whether draft releases have changed while somebody has them open, in milliseconds. */
const LOOK_MS = 250;

/** A window that listens: the version it has, and who it was sent. */
type Listening = DraftTab & { response: ServerResponse; version: number; presence: string };

type Work = { db: Db; streams: SessionStreams };

/** Windows whose stream has not ended: that it is over comes a moment later than its end. */
const listening = (open: ReadonlySet<Listening>) => [...open].filter(({ response }) => !response.writableEnded);

const eventOf = (name: string, data: unknown) => streamEvent(name, JSON.stringify(data));

/** Tells a window what came in since the version that it has. */
async function sendEdits({ db }: Work, one: Listening): Promise<void> {
	const edits = await listEdits(db, one.draft_id, one.version);
	if (edits.length === 0) return;
	one.response.write(eventOf("edits", { after: one.version, edits }));
	one.version += edits.length;
}

const namesIn = (others: readonly DraftPresence[]) =>
	JSON.stringify(others.map(({ user_id, name, tab, path, part }) => ({ user_id, name, tab, path, part })));

/** Tells windows what is new in the draft releases that they have open. */
async function sendNews(services: Work, open: ReadonlySet<Listening>): Promise<void> {
	const drafts = [...new Set([...open].map(({ draft_id }) => draft_id))];
	if (drafts.length === 0) return;
	const versions = await draftVersions(services.db, drafts);
	const presence = Map.groupBy(await listDraftPresence(services.db, drafts), ({ draft_id }) => draft_id);
	// Nobody is told anything whose session has ended before.
	await services.streams.look();
	for (const one of listening(open)) {
		// A window that came meanwhile is told in the next round: nothing was read of its draft release.
		if (!drafts.includes(one.draft_id)) continue;
		const { version, state } = versions.get(one.draft_id) ?? { version: 0, state: "discarded" };
		if (version > one.version) await sendEdits(services, one);
		const text = namesIn((presence.get(one.draft_id) ?? []).filter(({ tab }) => tab !== one.tab));
		if (text !== one.presence) one.response.write(streamEvent("presence", text));
		one.presence = text;
		if (state === "open") continue;
		one.response.write(eventOf("closed", { state }));
		one.response.end();
	}
}

/** Keeps windows alive. A stream is no sign that somebody is at work. */
async function keepAlive({ db }: Work, open: ReadonlySet<Listening>): Promise<void> {
	for (const one of listening(open)) {
		one.response.write(HEARTBEAT);
		await setDraftPresence(db, one);
	}
}

type Query = { after?: string; tab?: string };

/** Who opens the stream of which draft release, in which window. Throws 401, 403, 404. */
async function listenerOf(services: Services, request: FastifyRequest<{ Params: { id: string }; Querystring: Query }>) {
	const caller = await callerOf(services, request, "required");
	const user = signedIn(caller);
	if (!mayEdit(user)) throw new Refusal(403, "You may not do this.");
	const { after = "", tab = "" } = request.query;
	const draft = await demandDraft(services.db, request.params.id);
	if (!/^\d{1,9}$/.test(after) || !/^[\w-]{1,64}$/.test(tab)) throw absent();
	const window = { draft_id: draft.id, user_id: user.id, tab, version: Number(after), presence: "" };
	return { window, holder: { session: caller.session ?? "", user } };
}

/**
 * Serves the stream of a draft release to each window that has it open: the edits after a version, in the order in which they
 * are stored; who else is where in it; that it was closed. It is looked for by version, so that several servers tell the same.
 */
export function serveDraftEvents(app: FastifyInstance, services: Services, streams: SessionStreams): void {
	const open = new Set<Listening>();
	const work = { db: services.db, streams };
	let working = Promise.resolve();
	const soon = (work: () => Promise<void>) => {
		working = working.then(work).catch((error: unknown) => logFailure("Draft releases could not be followed.", error));
	};
	let looking = false;
	const look = () => {
		if (looking || open.size === 0) return;
		looking = true;
		soon(() => sendNews(work, open).finally(() => (looking = false)));
	};
	const timer = setInterval(look, LOOK_MS);
	const heartbeat = setInterval(() => soon(() => keepAlive(work, open)), HEARTBEAT_MS);
	app.get<{ Params: { id: string }; Querystring: Query }>(
		"/admin/api/draft-releases/:id/events",
		{ compress: false },
		async (request, reply) => {
			const { window, holder } = await listenerOf(services, request);
			const response = streams.begin(reply, holder);
			const one: Listening = { ...window, response };
			open.add(one);
			soon(() => setDraftPresence(services.db, one));
			response.on("close", () => {
				open.delete(one);
				// A window whose stream broke may have opened the next already.
				const isBack = [...open].some(({ tab, draft_id }) => tab === one.tab && draft_id === one.draft_id);
				if (!isBack) soon(() => removeDraftPresence(services.db, one));
			});
		},
	);
	app.addHook("preClose", async () => {
		clearInterval(timer);
		clearInterval(heartbeat);
	});
	app.addHook("onClose", () => working);
}
