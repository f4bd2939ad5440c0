import { randomUUID } from "node:crypto";
import { asObject } from "../../schemas/json/json.ts";
import { aliyunHeaders, aliyunQuery } from "./aliyun-signature.ts";
import { handToProvider } from "./hand-over.ts";
import type { SmsProvider } from "./provider.ts";

/** Alibaba Cloud's short messages: a key pair, the signature that was approved, and the templates that were. */
export type AliyunSettings = {
	provider: "aliyun";
	url: string;
	account: string;
	token: string;
	from: string;
	/** Takes `code`. */
	codeTemplate: string;
	/** Takes `text`; null sends no notices. */
	textTemplate: string | null;
};

/** Refusals come with status 200, too: `Code` says it. */
const isTaken = async (response: Response) => asObject(await response.json()).Code === "OK";

/** Hands short messages over as Alibaba Cloud takes them: Dysmsapi 2017-05-25, SendSms. */
export function aliyunSms({ url, account, token, from, codeTemplate, textTemplate }: AliyunSettings): SmsProvider {
	const { host, origin } = new URL(url);
	async function sendTemplate(to: string, template: string, values: Record<string, string>): Promise<void> {
		const parameters = {
			...{ PhoneNumbers: to, SignName: from, TemplateCode: template },
			TemplateParam: JSON.stringify(values),
		};
		const date = `${new Date().toISOString().slice(0, 19)}Z`;
		const call = { host, action: "SendSms", version: "2017-05-25", parameters, date, nonce: randomUUID() };
		const headers = aliyunHeaders(call, { id: account, secret: token });
		await handToProvider({ url: `${origin}/?${aliyunQuery(parameters)}`, headers }, isTaken);
	}
	return {
		send: (to, code) => sendTemplate(to, codeTemplate, { code }),
		async sendText(to, text) {
			if (textTemplate === null) throw new Error("No template for notices by short message is set.");
			await sendTemplate(to, textTemplate, { text });
		},
	};
}
