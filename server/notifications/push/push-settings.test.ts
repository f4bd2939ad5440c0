import { expect, it } from "vitest";
import { pushKeysOf } from "./push-keys.ts";
import { pushSettingsFrom } from "./push-settings.ts";

const CONTACT = { PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example" };

it("tells no browser unless told to", () => {
	expect(pushSettingsFrom({})).toBeNull();
	expect(pushSettingsFrom(CONTACT)).toEqual({
		contact: CONTACT.PORTICO_PUSH_CONTACT,
		privateKey: null,
		anywhere: false,
	});
});

it("takes a private key, from which the public one follows", () => {
	const PORTICO_PUSH_PRIVATE_KEY = Buffer.alloc(32, 1).toString("base64url");
	const key = pushSettingsFrom({ ...CONTACT, PORTICO_PUSH_PRIVATE_KEY })?.privateKey ?? expect.fail();
	const { publicKey, privateKey } = pushKeysOf(key);
	expect(privateKey).toBe(PORTICO_PUSH_PRIVATE_KEY);
	expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
});

it("refuses a contact that is none, and a key of another length, which it never shows", () => {
	expect(() => pushSettingsFrom({ PORTICO_PUSH_CONTACT: "portal" })).toThrow("PORTICO_PUSH_CONTACT");
	expect(() => pushSettingsFrom({ ...CONTACT, PORTICO_PUSH_PRIVATE_KEY: "c2VjcmV0" })).toThrow(
		/^(?!.*c2VjcmV0)PORTICO_PUSH_PRIVATE_KEY/,
	);
});
