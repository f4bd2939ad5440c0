import type { Locator } from "playwright";
import type { Portal } from "../../scripts/portal-process.ts";

/** Types a mobile number into a login form, asks for a code and takes it from what the server prints. */
export async function requestCode(form: Locator, portal: Portal, mobile: string): Promise<string> {
	await form.getByLabel(/^Mobile number/).fill(mobile);
	await form.getByRole("button", { name: "Send code" }).click();
	return portal.smsCode(mobile);
}

/** Logs in through a login form, on its page or in its dialog. */
export async function logInByCode(form: Locator, portal: Portal, mobile: string): Promise<void> {
	const code = await requestCode(form, portal, mobile);
	await form.getByLabel(/^Verification code/).fill(code);
	await form.getByRole("button", { name: "Log in" }).click();
}
