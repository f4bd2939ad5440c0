import { expect, it } from "vitest";
import { lookIn, previewBase } from "./preview-address.ts";
import { previewEnvironment } from "./preview-environment.ts";

const device = { getItem: (key: string) => (key === "user" ? "the account" : null) };

it("takes the device's account along for a member only, and writes nothing back", () => {
	const member = previewEnvironment(lookIn("#as=member&locale=zh-CN&color=dark"), device);
	expect(member.storage.getItem("user")).toBe("the account");
	expect(JSON.parse(member.storage.getItem("preferences") ?? "")).toMatchObject({
		locale: "zh-CN",
		color_mode: "dark",
	});
	member.storage.setItem("user", "another");
	expect(device.getItem("user")).toBe("the account");
	expect(previewEnvironment(lookIn(""), device).storage.getItem("user")).toBeNull();
});

it("is the reporter of a case by its number alone, with the token of whoever looks", () => {
	const signedIn = { getItem: () => JSON.stringify({ token: "t", user_info: { nickname: "Somebody" } }) };
	const stored = previewEnvironment(lookIn("#as=reporter&number=20260101-000001&viewer=v"), signedIn).storage;
	expect(JSON.parse(stored.getItem("user") ?? "")).toMatchObject({
		token: "t",
		is_login: true,
		user_info: { nickname: "20260101-000001", mobile: "", roles: [] },
	});
});

it("knows its pass by the address", () => {
	expect(previewBase("/preview/abc/report/index")).toBe("/preview/abc");
});
