import type { ChannelName } from "../../database/tables/notification-tables.ts";
import type { Services } from "../../services.ts";
import type { Channel } from "./channel.ts";
import { emailChannel } from "./email-channel.ts";
import { pushChannel } from "./push-channel.ts";
import { smsChannel } from "./sms-channel.ts";
import { webhookChannel } from "./webhook-channel.ts";

/** Every way out of the portal; null where the settings do not open it. */
export const CHANNELS: Readonly<Record<ChannelName, (services: Services) => Channel | null>> = {
	sms: smsChannel,
	email: emailChannel,
	push: pushChannel,
	webhook: webhookChannel,
};

/** Their names. */
export const CHANNEL_NAMES: readonly ChannelName[] = ["sms", "email", "push", "webhook"];
