import { OPERATIONS } from "../../../schemas/operations.gen.ts";
import { offersOf } from "../../../schemas/rules/questions/offered.ts";
import { CATEGORIES } from "../content.ts";
import type { Handler } from "./handler.ts";

/** Bytes: 10 MiB. */
export const MAX_SIZE = 10 * 1024 * 1024;

/** What may be uploaded. */
export const ACCEPT = ["image/jpeg", "image/png", "image/gif", "application/pdf"];

export const configsGetAll: Handler<"configsGetAll"> = () => ({
	site_name: "Linwei City Service Portal",
	version: "1.7.0",
	copyright: "City of Linwei",
	service_phone: "12345",
	icp: "",
	notices: [{ id: "notice-1", title: "Holiday hours", text: "We are closed on 1 January.", tone: "info" }],
});

export const reportConfigsGetConfig: Handler<"reportConfigsGetConfig"> = (_input, { state }) => ({
	pc: {
		...(state.release ? { release: state.release } : {}),
		...(state.offersAll ? { offers: offersOf(Object.keys(OPERATIONS)) } : {}),
		upload: { max_size: MAX_SIZE, max_count: 9, accept: ACCEPT },
		login: { code_length: 6, resend_after: 60 },
		page_size: 10,
		retention: {
			session_idle_days: 7,
			session_days: 30,
			draft_days: 30,
			visit_days: 90,
			form_count_days: 400,
			data_request_years: 3,
			data_link_days: 7,
		},
		locales: ["en-US", "zh-CN"],
	},
});

export const messagesGetCategory: Handler<"messagesGetCategory"> = () => ({ list: CATEGORIES });
