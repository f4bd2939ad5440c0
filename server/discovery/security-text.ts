import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";
import { Refusal } from "../wire/refusal.ts";
import { originOf } from "./origin.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Days after which it must be read again: RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const PATH = "/.well-known/security.txt";

type SecurityFacts = { contacts: readonly string[]; origin: string; now: Date };

/** The text of security.txt: whom to tell of a hole in the portal (RFC 9116). It expires some months after the day on which it is read. */
function securityText({ contacts, origin, now }: SecurityFacts): string {
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
	const lines = [...contacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`];
	return [...lines, "Preferred-Languages: en, zh", `Canonical: ${origin}${PATH}`, ""].join("\n");
}

/** Serves /.well-known/security.txt where the operator has named whom to write to; 404 where not. */
export function serveSecurityText(
	app: FastifyInstance,
	settings: Pick<Settings, "securityContacts" | "publicUrl">,
): void {
	app.get(PATH, async (_request, reply) => {
		const contacts = settings.securityContacts;
		if (contacts.length === 0) {
			reply.code(404);
			throw new Refusal(404, "There is nothing here.");
		}
		const text = securityText({ contacts, origin: originOf(settings, app), now: new Date() });
		return reply.type("text/plain; charset=utf-8").header("Cache-Control", "public, max-age=86400").send(text);
	});
}
