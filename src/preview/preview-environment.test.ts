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

it("knows its pass by the address", () => {
	expect(previewBase("/preview/abc/report/index")).toBe("/preview/abc");
});
