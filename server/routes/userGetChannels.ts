import type { ServerText } from "../../schemas/server-texts.ts";
import { signedIn } from "../login/caller.ts";
import { offeredChannels } from "../notifications/outbox-notifier.ts";
import { hasSubscription } from "../repositories/notifications/push-subscription.ts";
import { type ChosenKind, findQuietHours, isUsual, listChoices } from "../repositories/people/channel-choice.ts";
import { findEmail } from "../repositories/people/email-address.ts";
import { translate } from "../wire/texts.ts";
import type { Route } from "./route.ts";

const LABELS = { sms: "Short message", email: "E-mail", push: "On my devices" } as const satisfies Record<
	string,
	ServerText
>;

/** By which channels the caller is told of what, and when not. */
export const userGetChannels: Route<"userGetChannels"> = async (_input, { caller, services, request }) => {
	const { db, settings, translators, push } = services;
	const { id } = signedIn(caller);
	const translator = translators.inLanguage(request.headers["accept-language"]);
	const channels = offeredChannels(settings);
	const choices = await listChoices(db, id);
	const wanted = (kind: ChosenKind) =>
		channels.filter(
			(channel) => choices.find((one) => one.kind === kind && one.channel === channel)?.wanted ?? isUsual(kind),
		);
	const quiet = await findQuietHours(db, id);
	return {
		offered: channels.map((value) => ({ value, label: translate(LABELS[value], translator) })),
		...(await findEmail(db, id)),
		push: push && { key: push.publicKey, on: caller.session !== null && (await hasSubscription(db, caller.session)) },
		case_moved: wanted("case_moved"),
		case_replied: wanted("case_replied"),
		info_requested: wanted("info_requested"),
		followed_case_moved: wanted("followed_case_moved"),
		quiet_from: quiet?.starts ?? null,
		quiet_until: quiet?.ends ?? null,
	};
};
