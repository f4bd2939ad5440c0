import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { imageFile, pdfFile } from "../files.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("userUpdateProfile", "POST api/User/updateProfile", (backend) => {
	itNeedsLogin(backend, "userUpdateProfile", {});

	it("changes what is named and leaves the rest", async () => {
		const citizen = await citizenOf(backend());
		const before = await citizen.read("userGetProfile", {});
		expect(await citizen.read("userUpdateProfile", { nickname: " 小明 " })).toMatchObject({ nickname: "小明" });
		await citizen.read("userUpdateProfile", { locale: "zh-CN" });
		await citizen.read("userUpdateProfile", {});
		expect(await citizen.read("userGetProfile", {})).toEqual({ ...before, nickname: "小明", locale: "zh-CN" });
	});

	it("shows an own upload as avatar, until it is taken away", async () => {
		const citizen = await citizenOf(backend());
		const { data: file } = await citizen.client.upload("fileUpload", imageFile("me.png"));
		const { avatar } = await citizen.read("userUpdateProfile", { avatar: file.id });
		expect(avatar).toContain(file.id);
		expect((await citizen.read("userGetProfile", {})).avatar).toBe(avatar);
		expect((await citizen.read("userUpdateProfile", { avatar: null })).avatar).toBeNull();
	});

	it("responds with 422 to an avatar that is not there or no image", async () => {
		const citizen = await citizenOf(backend());
		const { data: file } = await citizen.client.upload("fileUpload", pdfFile("me.pdf"));
		for (const avatar of ["no-such-upload", file.id])
			expectInvalidAt("/avatar", await citizen.call("userUpdateProfile", { avatar }));
	});

	it.each(["", "   ", "x".repeat(41)])("responds with 422 to the nickname %j", async (nickname) => {
		const citizen = await citizenOf(backend());
		expectInvalidAt("/nickname", await citizen.call("userUpdateProfile", { nickname }));
	});

	it("responds with 422 to a locale that is none", async () => {
		const citizen = await citizenOf(backend());
		expectInvalidAt("/locale", await citizen.call("userUpdateProfile", { locale: "Chinese" }));
	});
});
