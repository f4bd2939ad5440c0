import { expect, it } from "vitest";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { detailText } from "./audit-details.ts";

const english = createStudioI18n("en-US");
const chineseWords = createStudioI18n("zh-CN", chinese);

it("says the details of an entry in words, and what the portal wrote in the reader's language", () => {
	const detail = { device: "Chrome · Linux", by: "code", overridden: true };
	expect(detailText(detail, english)).toBe(
		"device: Chrome · Linux · by: code by text message · over any other release: Yes",
	);
	expect(detailText(detail, chineseWords)).toBe("设备: Chrome · Linux · 方式: 短信验证码 · 覆盖任何版本: 是");
});

it("shows what somebody typed as it is, times by the reader's clock, and nothing for what is not there", () => {
	const detail = { note: "code", until: "2026-11-27T08:00:00.000Z", deputy: null, whatever: { a: 1 } };
	expect(detailText(detail, english)).toBe(
		`note: code · until: ${english.time("2026-11-27T08:00:00.000Z")} · whatever: (a: 1)`,
	);
});

it("says in words what an erasure, a copy and a change of notices left in the log", () => {
	const detail = { cases: 2, held: 1, left_out: 0, notices: 3, assignee: "Lin" };
	expect(detailText(detail, chineseWords)).toBe("案件: 2 · 暂时保留: 1 · 未包含的案件: 0 · 公告数: 3 · 承办人: Lin");
});

it("says what was shared outside in words that no unit of a setting has", () => {
	expect(detailText({ attachments: false, files: 2 }, chineseWords)).toBe("附件: 否 · 附件: 2");
});

it("says steps of many cases, schedules and what was looked for in words, in either language", () => {
	const changed = { what: "priority", priority: 2, schedule: 7 };
	expect(detailText(changed, english)).toBe("what: priority · priority: urgent · schedule: 7");
	expect(detailText(changed, chineseWords)).toBe("内容: 优先级 · 优先级: 紧急 · 排期: 7");
	const exported = { filters: { overdue: "soon", state: ["accepted", "replied"] }, format: "csv" };
	expect(detailText(exported, english)).toBe(
		"filters: (overdue: runs out soon · state: accepted, replied) · format: CSV",
	);
});

it("says in words how it was checked who asks, and what for", () => {
	const asked = { kind: "erasure", channel: "code", identity: "document" };
	expect(detailText(asked, chineseWords)).toBe("种类: 删除 · 渠道: 凭编号和查询码 · 身份: 出示身份证件");
});
