import type { HttpPorts } from "./ports.ts";

/** Ports that remember what they were told, in order: for tests of the client. */
export function recordingPorts(token: string | null = null, locale = "en-US") {
	const told: string[] = [];
	const session = { token };
	const ports: HttpPorts = {
		token: () => session.token,
		onUnauthorized: () => told.push("unauthorized"),
		confirm: (msg) => told.push(`confirm: ${msg}`),
		sessionTimeout: (text) => told.push(`session timeout: ${text}`),
		locale: () => locale,
	};
	return { ports, told, session };
}
