import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { logFailure } from "../log/failure-log.ts";
import { caseChangesAfter, lastCaseChange } from "../repositories/case-change.ts";
import type { Services } from "../services.ts";
import { staffOf } from "./mount.ts";

/** How often it is looked whether cases have changed while somebody listens, in milliseconds. */
const LOOK_MS = 300;
const HEARTBEAT_MS = 20_000;

const HEADERS = {
	"Content-Type": "text/event-stream; charset=utf-8",
	"Cache-Control": "no-cache, no-transform",
	"X-Accel-Buffering": "no",
	"X-Content-Type-Options": "nosniff",
};

/**
 * Serves the stream of changed cases to the desk. Changes are read from a table, by number: PostgreSQL's NOTIFY would make all
 * transactions that change cases wait for each other when they commit.
 */
export function serveCaseEvents(app: FastifyInstance, services: Services): void {
	const { db } = services;
	const open = new Set<ServerResponse>();
	const toAll = (text: string) => {
		for (const response of open) response.write(text);
	};
	let last: number | null = null;
	let looking = false;
	const look = async () => {
		if (open.size === 0 || looking) {
			if (open.size === 0) last = null;
			return;
		}
		looking = true;
		try {
			last ??= await lastCaseChange(db);
			const changes = await caseChangesAfter(db, last);
			for (const id of new Set(changes.map(({ message_id }) => message_id))) toAll(`event: case\ndata: ${id}\n\n`);
			last = changes.at(-1)?.number ?? last;
		} catch (error) {
			logFailure("The changes of cases could not be read.", error);
		} finally {
			looking = false;
		}
	};
	const timer = setInterval(() => void look(), LOOK_MS);
	const heartbeat = setInterval(() => toAll(": still here\n\n"), HEARTBEAT_MS);
	app.get("/admin/api/desk/events", { compress: false }, async (request, reply) => {
		await staffOf(services, request);
		reply.hijack();
		const response = reply.raw;
		response.writeHead(200, HEADERS);
		response.write("retry: 2000\n\n");
		open.add(response);
		request.raw.on("close", () => open.delete(response));
	});
	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		clearInterval(timer);
		clearInterval(heartbeat);
		for (const response of open) response.end();
	});
}
