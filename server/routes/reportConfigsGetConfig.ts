import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { DRAFT_DAYS } from "../../schemas/rules/portal/draft-life.ts";
import { offersOf } from "../../schemas/rules/questions/offered.ts";
import { CODE_LENGTH } from "../login/code.ts";
import { EVENTS_PATH } from "../release/events.ts";
import { findReference } from "../release/feed.ts";
import { FUNNEL_DAYS } from "../repositories/messages/form-funnel.ts";
import { RESEND_SECONDS } from "../repositories/people/login-code.ts";
import { LOG_DAYS } from "../repositories/people/user-log.ts";
import { findManifest } from "../repositories/releases/release.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";
import { PAGE_SIZE } from "../wire/paging.ts";
import type { Route } from "./route.ts";

const OFFERS = offersOf(Object.keys(OPERATIONS));

/** Names the current release, straight from the database: another process may just have published it. */
export const reportConfigsGetConfig: Route<"reportConfigsGetConfig"> = async (_query, { services }) => {
	const release = await findReference(services.db);
	const manifest = release ? await findManifest(services.db, release.id) : null;
	return {
		pc: {
			release,
			events_url: EVENTS_PATH,
			offers: OFFERS,
			upload: UPLOAD_LIMITS,
			login: { code_length: CODE_LENGTH, resend_after: RESEND_SECONDS },
			sms_notices: services.settings.smsNotifications,
			page_size: PAGE_SIZE,
			retention: {
				session_idle_days: services.settings.sessions.idleDays,
				session_days: services.settings.sessions.days,
				draft_days: DRAFT_DAYS,
				visit_days: LOG_DAYS,
				form_count_days: FUNNEL_DAYS,
				data_request_years: services.settings.dataRequests.registerYears,
				data_link_days: services.settings.dataRequests.linkDays,
			},
			locales: manifest?.site.locales.map(({ code }) => code) ?? ["en-US"],
		},
	};
};
