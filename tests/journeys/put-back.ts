import { afterAll, beforeAll } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { restoreRelease } from "./document-folder.ts";
import type { Journey } from "./journey.ts";

/**
 * After a file's tests, the portal that it shares has the release again that was in force before them; `after` is
 * `afterEach` where a second try could not publish over what the first has published.
 */
export function putBackAfterwards(journey: Journey, after: (putBack: () => Promise<void>) => void = afterAll): void {
	const inForce = async () => {
		const current = await fetch(`${journey.portal().url}/release/current.json`);
		return String(asObject(await current.json()).id);
	};
	let before = "";
	beforeAll(async () => {
		before = await inForce();
	});
	after(async () => {
		if ((await inForce()) === before) return;
		const { token } = await signIn(journey.portal(), ADMIN_MOBILE);
		await restoreRelease(journey.portal(), token, before);
	});
}
