import type { CaseStatus, NotificationTemplate } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { NotificationKind } from "../database/tables/notification-tables.ts";
import type { Delivery } from "../repositories/notifications/outbox.ts";
import type { Settings } from "../settings.ts";
import { DeliveryFailure } from "./channels/channel.ts";
import { notificationWords, stateName, type Wanted, type Worded } from "./notification-words.ts";

/** Where people reach the portal, without a slash at its end. */
export const portalAt = ({ publicUrl, port }: Pick<Settings, "publicUrl" | "port">): string =>
	publicUrl ?? `http://localhost:${port}`;

/** What is told of a case that has come into a state, as the documents call it. */
export const eventOf = (kind: NotificationKind, status: CaseStatus | null): NotificationTemplate["event"] =>
	kind === "case_moved" && status === "rejected" ? "case_rejected" : kind;

/** What is said of a case: what of it may leave the portal. */
export type NotifiedCase = Pick<Delivery, "message_id" | "number" | "category_code" | "workflow_hash" | "status"> & {
	kind?: NotificationKind;
};

/** The page that a message leads to, as a path: of the desk, where it is told to staff. */
export const pathOf = ({ message_id, kind }: Pick<Delivery, "message_id"> & { kind?: NotificationKind }): string => {
	if (kind === "data_request_moved") return "/user/index?tab=account";
	if (kind === "data_request_answered") return "/admin/personal-data";
	if (message_id === null) return "/admin/desk";
	return kind === "outside_answered" || kind === "supervised_case_moved"
		? `/admin/desk/case?id=${message_id}`
		: `/message/detail?id=${message_id}`;
};

/** Words what is told of a case, or of an account of staff, by a channel; null where no document has a text for it. */
export async function caseWords(
	db: Db,
	settings: Pick<Settings, "publicUrl" | "port">,
	{ event, channel, locale, about }: Wanted & { locale: string | null; about: NotifiedCase },
): Promise<Worded | null> {
	const { number, status, workflow_hash, category_code } = about;
	const handled = { workflow_hash, category_code: category_code ?? "" };
	const ofCase: Record<string, string> =
		status === null ? {} : { status, state: await stateName(db, handled, status, locale) };
	const values = { link: portalAt(settings) + pathOf(about), number: number ?? "", ...ofCase };
	return notificationWords(db, { event, channel }, { locale, values });
}

/** The words of a delivery by its channel. Throws where the documents have none. */
export async function deliveryWords(
	db: Db,
	settings: Pick<Settings, "publicUrl" | "port">,
	delivery: Delivery,
	channel: Wanted["channel"],
): Promise<Worded> {
	const { kind, status, locale } = delivery;
	const words = await caseWords(db, settings, { event: eventOf(kind, status), channel, locale, about: delivery });
	if (!words) throw new DeliveryFailure("no text for it", { final: true });
	return words;
}
