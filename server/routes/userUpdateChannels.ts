import type { RequestOf } from "../../schemas/operation.ts";
import { signedIn } from "../login/caller.ts";
import { offeredChannels } from "../notifications/outbox-notifier.ts";
import { setPushDevice } from "../notifications/push/push-device.ts";
import { CHOSEN_KINDS, saveChoices, saveQuietHours } from "../repositories/people/channel-choice.ts";
import { invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** The quiet hours that are asked for: undefined to leave them, null for none. Throws 422 for a beginning without an end. */
function quietHoursIn({ quiet_from, quiet_until }: RequestOf<"userUpdateChannels">) {
	if (quiet_from === undefined && quiet_until === undefined) return undefined;
	if (!quiet_from && !quiet_until) return null;
	if (quiet_from && quiet_until) return { starts: quiet_from, ends: quiet_until };
	const text = "Please give both a beginning and an end, or neither.";
	throw invalid([{ pointer: quiet_from ? "/quiet_until" : "/quiet_from", message: text }], text);
}

/** Changes by which channels the caller is told of what, and when not. Of channels that are not offered nothing is noted. */
export const userUpdateChannels: Route<"userUpdateChannels"> = async (changes, { caller, services }) => {
	const { id } = signedIn(caller);
	const { session } = caller;
	const hours = quietHoursIn(changes);
	const channels = offeredChannels(services.settings);
	await services.db.transaction().execute(async (transaction) => {
		for (const kind of CHOSEN_KINDS) {
			const wanted: readonly string[] | undefined = changes[kind];
			if (wanted === undefined) continue;
			const choices = channels.map((channel) => ({ channel, wanted: wanted.includes(channel) }));
			await saveChoices(transaction, id, kind, choices);
		}
		if (changes.push && session !== null)
			await setPushDevice(transaction, services, { user_id: id, session_id: session }, changes.push);
		if (hours !== undefined) await saveQuietHours(transaction, id, hours);
	});
	return null;
};
