import { OPERATIONS } from "../../../schemas/operations.gen.ts";
import type { ActivityLogPorts } from "./activity-log.ts";

const URL_PATH = `/${OPERATIONS.userLogCreateLog.path}`;

const body = (events: object[]) => new Blob([JSON.stringify({ events })], { type: "application/json" });

/**
 * The way of the log to the server. Not the adapters' client: what fails here must never show a dialog to the reader.
 */
export const logTransport: Pick<ActivityLogPorts, "send" | "sendLast" | "doNotTrack" | "now"> = {
	async send(events) {
		const response = await fetch(URL_PATH, { method: "POST", body: body(events), keepalive: true });
		if (response.status >= 500 || response.status === 429) throw new Error(`userLogCreateLog: ${response.status}`);
	},
	sendLast: (events) => navigator.sendBeacon(URL_PATH, body(events)),
	doNotTrack: () => navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true,
	now: () => new Date(),
};
