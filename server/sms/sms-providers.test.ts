import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aliyunHeaders } from "./aliyun-signature.ts";
import { smsProvider } from "./provider.ts";
import { smsSettingsFrom } from "./sms-settings.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

const received: Received[] = [];
let answer = { status: 200, body: "{}" };
let server: Server;
let origin: string;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		received.push({ path: request.url ?? "", headers: request.headers, body: await text(request) });
		response.writeHead(answer.status).end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	received.length = 0;
	answer = { status: 200, body: "{}" };
});

const providerOf = (env: NodeJS.ProcessEnv) => smsProvider(smsSettingsFrom({ PORTICO_SMS_URL: origin, ...env }));

const TWILIO = {
	PORTICO_SMS_PROVIDER: "twilio",
	PORTICO_SMS_ACCOUNT: "AC1",
	PORTICO_SMS_TOKEN: "secret",
	PORTICO_SMS_FROM: "+15005550006",
};
const ALIYUN = {
	PORTICO_SMS_PROVIDER: "aliyun",
	PORTICO_SMS_ACCOUNT: "key",
	PORTICO_SMS_TOKEN: "secret",
	PORTICO_SMS_FROM: "市民服务",
	PORTICO_SMS_CODE_TEMPLATE: "SMS_1",
	PORTICO_SMS_TEXT_TEMPLATE: "SMS_2",
};

it("hands messages over as Twilio takes them, with the whole number and the code in words", async () => {
	answer.status = 201;
	const sms = providerOf({ ...TWILIO, PORTICO_SMS_CODE_TEXT: "Code: {code}" });
	await sms.send("13800000000", "123456");
	await sms.sendText("13800000000", "Fixed & closed");
	expect(received.map(({ path }) => path)).toEqual(Array(2).fill("/2010-04-01/Accounts/AC1/Messages.json"));
	expect(received[0]?.headers.authorization).toBe(`Basic ${btoa("AC1:secret")}`);
	expect(received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
		{ To: "+8613800000000", From: "+15005550006", Body: "Code: 123456" },
		{ To: "+8613800000000", From: "+15005550006", Body: "Fixed & closed" },
	]);
	await providerOf({ ...TWILIO, PORTICO_SMS_FROM: "MG9" }).send("13800000000", "1");
	expect(new URLSearchParams(received.at(-1)?.body).get("MessagingServiceSid")).toBe("MG9");
	answer.status = 400;
	await expect(sms.send("13800000000", "1")).rejects.toThrow(/^The SMS provider answered 400\.$/);
});

it("signs as in the example that Alibaba Cloud publishes", () => {
	const call = {
		host: "ecs.cn-shanghai.aliyuncs.com",
		action: "RunInstances",
		version: "2014-05-26",
		parameters: { ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd", RegionId: "cn-shanghai" },
		date: "2023-10-26T10:22:32Z",
		nonce: "3156853299f313e23d1673dc12e1703d",
	};
	const { authorization } = aliyunHeaders(call, { id: "YourAccessKeyId", secret: "YourAccessKeySecret" });
	expect(authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/);
});

it("hands messages over as Alibaba Cloud takes them, and believes its code, not its status", async () => {
	answer.body = '{"Code": "OK"}';
	const sms = providerOf(ALIYUN);
	await sms.send("13800000000", "123456");
	await sms.sendText("13800000000", "Your case has moved.");
	const sent = received.map(({ path }) => Object.fromEntries(new URLSearchParams(path.slice(2))));
	expect(sent).toEqual([
		{ PhoneNumbers: "13800000000", SignName: "市民服务", TemplateCode: "SMS_1", TemplateParam: '{"code":"123456"}' },
		{
			PhoneNumbers: "13800000000",
			SignName: "市民服务",
			TemplateCode: "SMS_2",
			TemplateParam: '{"text":"Your case has moved."}',
		},
	]);
	expect(received[0]?.headers).toMatchObject({ "x-acs-action": "SendSms", host: new URL(origin).host });
	answer.body = '{"Code": "isv.BUSINESS_LIMIT_CONTROL", "Message": "13800000000"}';
	await expect(sms.send("13800000000", "1")).rejects.toThrow(/^The SMS provider answered 200 with a refusal\.$/);
	const without = providerOf({ ...ALIYUN, PORTICO_SMS_TEXT_TEMPLATE: "" });
	await expect(without.sendText("13800000000", "x")).rejects.toThrow("No template");
});

it("hands the template of Alibaba Cloud what its parameters are said to be, and nothing for what a message is not about", async () => {
	answer.body = '{"Code": "OK"}';
	const PORTICO_SMS_TEXT_PARAMETERS = '{"number": "{number}", "state": "{state}", "whole": "{text}"}';
	const sms = providerOf({ ...ALIYUN, PORTICO_SMS_TEXT_PARAMETERS });
	await sms.sendText("13800000000", "Your case has moved.", { number: "20261128-000001", state: "受理" });
	await sms.sendText("13800000000", "You can work here.");
	const sent = received.map(({ path }) => new URLSearchParams(path.slice(2)).get("TemplateParam") ?? "");
	expect(sent.map((text) => JSON.parse(text))).toEqual([
		{ number: "20261128-000001", state: "受理", whole: "Your case has moved." },
		{ number: "", state: "", whole: "You can work here." },
	]);
});

const SHAPE = {
	headers: { "Content-Type": "application/json", "X-Key": "{token}" },
	body: '{"phone": "{to}", "content": "{text}"}',
	success: { pointer: "/result/code", value: 0 },
};
const REQUEST = { PORTICO_SMS_PROVIDER: "request", PORTICO_SMS_TOKEN: "secret" };

it("sends the request that the operator has described, its values escaped, and looks for the success it names", async () => {
	answer.body = '{"result": {"code": 0}}';
	const sms = providerOf({ ...REQUEST, PORTICO_SMS_REQUEST: JSON.stringify(SHAPE) });
	await sms.sendText("13800000000", 'He said "now"');
	expect(JSON.parse(received[0]?.body ?? "")).toEqual({ phone: "13800000000", content: 'He said "now"' });
	expect(received[0]?.headers["x-key"]).toBe("secret");
	answer.body = '{"result": {"code": 7}}';
	await expect(sms.send("13800000000", "1")).rejects.toThrow("with a refusal");
	const form = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "to={to}&msg={text}" };
	await providerOf({ ...REQUEST, PORTICO_SMS_REQUEST: JSON.stringify(form) }).sendText("138", "a&b");
	expect(received.at(-1)?.body).toBe("to=138&msg=a%26b");
});

it.each([
	[{ PORTICO_SMS_PROVIDER: "fax" }, 'should be one of portico, request, twilio, aliyun, not "fax"'],
	[{ PORTICO_SMS_URL: "sms.example" }, "PORTICO_SMS_URL should be an http or https address"],
	[{ ...REQUEST, PORTICO_SMS_URL: "" }, "PORTICO_SMS_URL is needed with PORTICO_SMS_PROVIDER=request"],
	[{ ...TWILIO, PORTICO_SMS_FROM: "" }, "PORTICO_SMS_FROM is needed with PORTICO_SMS_PROVIDER=twilio"],
	[{ ...TWILIO, PORTICO_SMS_CODE_TEXT: "hello" }, "should have {code}"],
	[{ ...ALIYUN, PORTICO_SMS_TEXT_PARAMETERS: "number" }, "PORTICO_SMS_TEXT_PARAMETERS should be an object in JSON"],
	[{ ...ALIYUN, PORTICO_SMS_TEXT_PARAMETERS: '{"number": 1}' }, "PORTICO_SMS_TEXT_PARAMETERS should be texts by name"],
	[{ ...ALIYUN, PORTICO_SMS_TEXT_PARAMETERS: '{"name": "{nickname}"}' }, "{link}, not {nickname}"],
	[{ ...REQUEST, PORTICO_SMS_REQUEST: "{" }, "should be an object in JSON"],
	[{ ...REQUEST, PORTICO_SMS_REQUEST: '{"body": "{to}"}' }, "with {to} and {text} in it"],
	[{ ...REQUEST, PORTICO_SMS_REQUEST: '{"body": "{to}{text}", "success": 200}' }, '"success" should be like'],
])("refuses settings that make no sense, naming the variable: %j", (env, words) => {
	expect(() => providerOf(env)).toThrow(words);
});
