import { randomUUID } from "node:crypto";
import { asObject } from "../../schemas/json/json.ts";
import { aliyunHeaders, aliyunQuery } from "./aliyun-signature.ts";
import { handToProvider } from "./hand-over.ts";
import type { SmsProvider, SmsValues } from "./provider.ts";

/** Alibaba Cloud's short messages: a key pair, the signature that was approved, and the templates that were. */
export type AliyunSettings = {
	provider: "aliyun";
	url: string;
	account: string;
	token: string;
	from: string;
	/** Takes `code`. */
	codeTemplate: string;
	/** Takes `textParameters`; null sends no notices. */
	textTemplate: string | null;
	/** What the parameters of `textTemplate` are, with {names}: of the whole text, and of what a message is about. */
	textParameters: Readonly<Record<string, string>>;
};

/** Refusals come with status 200, too: `Code` says it. */
const isTaken = async (response: Response) => asObject(await response.json()).Code === "OK";

/** Parameters with their {names} replaced; nothing stands for what a message is not about. */
const filled = (parameters: Readonly<Record<string, string>>, values: SmsValues): Record<string, string> =>
	Object.fromEntries(
		Object.entries(parameters).map(([name, pattern]) => [
			name,
			pattern.replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? "")),
		]),
	);

/** Hands short messages over as Alibaba Cloud takes them: Dysmsapi 2017-05-25, SendSms. */
export function aliyunSms(settings: AliyunSettings): SmsProvider {
	const { url, account, token, from, codeTemplate, textTemplate, textParameters } = settings;
	const { host, origin } = new URL(url);
	async function sendTemplate(to: string, template: string, values: Record<string, string>): Promise<void> {
		const parameters = {
			PhoneNumbers: to,
			SignName: from,
			TemplateCode: template,
			TemplateParam: JSON.stringify(values),
		};
		const date = `${new Date().toISOString().slice(0, 19)}Z`;
		const call = { host, action: "SendSms", version: "2017-05-25", parameters, date, nonce: randomUUID() };
		const headers = aliyunHeaders(call, { id: account, secret: token });
		await handToProvider({ url: `${origin}/?${aliyunQuery(parameters)}`, headers }, isTaken);
	}
	return {
		send: (to, code) => sendTemplate(to, codeTemplate, { code }),
		async sendText(to, text, values = {}) {
			if (textTemplate === null) throw new Error("No template for notices by short message is set.");
			await sendTemplate(to, textTemplate, filled(textParameters, { ...values, text }));
		},
	};
}
