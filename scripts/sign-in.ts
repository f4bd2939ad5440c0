import type { Portal } from "./portal-process.ts";

type ResponseBody<T> = { code: number; msg: string; data: T };
/** Who has logged in. */
export type Session = { token: string; user_info: { id: string } & Record<string, unknown> };

/** Posts JSON to a running portal as its API's callers do. */
export async function post<T>(
	portal: Pick<Portal, "url">,
	path: string,
	body: unknown,
	token?: string,
): Promise<ResponseBody<T>> {
	const headers = { "content-type": "application/json", ...(token ? { authorization: token } : {}) };
	const response = await fetch(`${portal.url}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return response.json();
}

/** Logs a mobile in through the API, with the code that the server prints. Throws with the server's words when refused. */
export async function signIn(portal: Portal, mobile: string): Promise<Session> {
	const before = portal.smsCodes(mobile).length;
	const sent = await post(portal, "api/Login/mobileVerifyCode", { mobile });
	if (sent.code !== 0) throw new Error(`No code for ${mobile}: ${sent.msg}`);
	const { code, msg, data } = await post<Session>(portal, "api/Login/mobileLogin", {
		mobile,
		code: await portal.smsCode(mobile, before),
	});
	if (code !== 0) throw new Error(`${mobile} was not let in: ${msg}`);
	return data;
}
