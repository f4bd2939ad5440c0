import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

const NIGHT = { quiet_from: "22:00", quiet_until: "07:30" };

/** As a browser subscribes: a point of the curve and a secret. */
const SUBSCRIPTION = {
	endpoint: `https://push.example/${crypto.randomUUID()}`,
	p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export default describeCall("userUpdateChannels", "POST api/User/updateChannels", (backend) => {
	itNeedsLogin(backend, "userUpdateChannels", {});

	it("notes quiet hours, leaves what is not named, and takes them away again", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("userUpdateChannels", NIGHT);
		await citizen.read("userUpdateChannels", { case_moved: [] });
		expect(await citizen.read("userGetChannels", {})).toMatchObject(NIGHT);
		await citizen.read("userUpdateChannels", { quiet_from: null, quiet_until: null });
		expect(await citizen.read("userGetChannels", {})).toMatchObject({ quiet_from: null, quiet_until: null });
	});

	it("has the caller's own device told, in this session alone, until it is turned off", async () => {
		const citizen = await citizenOf(backend());
		const key = (await citizen.read("userGetChannels", {})).push?.key ?? expect.fail();
		await citizen.read("userUpdateChannels", { push: { key, on: true, ...SUBSCRIPTION } });
		await citizen.read("userUpdateChannels", { case_moved: [], push: { key, on: true } });
		expect(await citizen.read("userGetChannels", {})).toMatchObject({ push: { key, on: true } });
		expect(await (await citizenOf(backend())).read("userGetChannels", {})).toMatchObject({ push: { on: false } });
		await citizen.read("userUpdateChannels", { push: { key, on: false } });
		expect(await citizen.read("userGetChannels", {})).toMatchObject({ push: { key, on: false } });
	});

	it("responds with 422 to a subscription for another key, or at an address that no push service has", async () => {
		const citizen = await citizenOf(backend());
		const key = (await citizen.read("userGetChannels", {})).push?.key ?? expect.fail();
		const wrong = { key: "BAAA", on: true, ...SUBSCRIPTION };
		expectInvalidAt("/push/key", await citizen.call("userUpdateChannels", { push: wrong }));
		const push = { ...wrong, key, endpoint: "http://push.example/1" };
		expectInvalidAt("/push/endpoint", await citizen.call("userUpdateChannels", { push }));
	});

	it("responds with 422 to a beginning without an end, and to a time that is none", async () => {
		const citizen = await citizenOf(backend());
		expectInvalidAt("/quiet_until", await citizen.call("userUpdateChannels", { quiet_from: "22:00" }));
		expectInvalidAt("/quiet_from", await citizen.call("userUpdateChannels", { ...NIGHT, quiet_from: "25:00" }));
	});
});
