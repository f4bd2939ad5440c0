import { expect, it } from "vitest";
import { notificationSettingsFrom } from "./notification-settings.ts";

const SECRET = `whsec_${Buffer.alloc(24).toString("base64")}`;
const hook = { id: "crm", url: "https://crm.example/cases", secret: SECRET };
const webhooks = (list: unknown, env: object = {}) =>
	notificationSettingsFrom({ PORTICO_WEBHOOKS: JSON.stringify(list), ...env }).webhooks;

it("tells nobody outside unless told to", () => {
	expect(notificationSettingsFrom({})).toEqual({ mail: null, webhooks: [], privateWebhooks: false });
});

it("reads webhooks, for all events where none is named", () => {
	const [webhook] = webhooks([hook]);
	expect(webhook?.events).toContain("case.replied");
	expect(webhook?.secret).toHaveLength(24);
	expect(webhooks([{ ...hook, events: ["case.replied"] }])[0]?.events).toEqual(["case.replied"]);
});

it.each([
	["no JSON", "{", "should be JSON"],
	["no list", "{}", "should be a list"],
	["no id", JSON.stringify([{ ...hook, id: "" }]), 'needs an "id"'],
	["two of one id", JSON.stringify([hook, hook]), 'two webhooks with the id "crm"'],
	["no https", JSON.stringify([{ ...hook, url: "http://crm.example/" }]), "should be an https address"],
	["a short secret", JSON.stringify([{ ...hook, secret: "whsec_YWJj" }]), "24 to 64 bytes"],
	["an unknown event", JSON.stringify([{ ...hook, events: ["case.gone"] }]), "case.moved"],
])("refuses webhooks with %s", (_what, text, message) => {
	expect(() => notificationSettingsFrom({ PORTICO_WEBHOOKS: text })).toThrow(message);
});

it("takes http within one's own network only where that is allowed", () => {
	const inside = { ...hook, url: "http://crm.internal/" };
	expect(webhooks([inside], { PORTICO_WEBHOOKS_PRIVATE: "1" })).toHaveLength(1);
});

it("refuses a mail server without its sender, and never shows its password", () => {
	expect(() => notificationSettingsFrom({ PORTICO_SMTP_URL: "smtp://u:secret@mail" })).toThrow("PORTICO_MAIL_FROM");
	expect(() => notificationSettingsFrom({ PORTICO_SMTP_URL: "mail:secret" })).toThrow(
		/^(?!.*secret).*PORTICO_SMTP_URL/,
	);
	expect(
		notificationSettingsFrom({ PORTICO_SMTP_URL: "smtps://mail", PORTICO_MAIL_FROM: "City <a@b.example>" }).mail,
	).toEqual({ url: "smtps://mail", from: "City <a@b.example>" });
});
