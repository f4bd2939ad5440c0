import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, type Session, signIn } from "../../scripts/sign-in.ts";
import { suggestionForm } from "./crash-citizen.ts";
import { PHOTO, PHOTO_NAME } from "./fill-complaint.ts";
import type { Journey } from "./journey.ts";

/** The only reply that the handled case gets. */
export const REPLY = "The benches by the weir were put up on Tuesday.";
/** What the handled case is called. */
export const TITLE = "Benches by the weir";

async function done<T>(response: Promise<{ code: number; msg: string; data: T }>): Promise<T> {
	const { code, msg, data } = await response;
	if (code !== 0) throw new Error(msg);
	return data;
}

async function upload({ url }: { url: string }, token: string): Promise<string> {
	const body = new FormData();
	body.append("file", new Blob([PHOTO], { type: "image/png" }), PHOTO_NAME);
	const sent = await fetch(`${url}/api/File/upload`, { method: "POST", headers: { authorization: token }, body });
	const { id } = await done<{ id: string }>(sent.json());
	return id;
}

/** Files a suggestion as a citizen. */
async function file(journey: Journey, { token }: Session): Promise<string> {
	const portal = journey.portal();
	const values = { category: "suggestion", kind: "suggestion", title: TITLE, consent: true };
	const description = "There is nowhere to sit down by the weir, and many who walk there are old.";
	const body = {
		...(await suggestionForm(portal.url)),
		data: { ...values, description },
		idempotency_key: crypto.randomUUID(),
	};
	const { id } = await done(post<{ id: string }>(portal, "report/api.Messages/index", body, token));
	return id;
}

/** Files a case, has it accepted, replied to with a photo, rated by whoever filed it, and published; gives its id. */
export async function handledCase(journey: Journey): Promise<string> {
	const portal = journey.portal();
	const filer = await journey.newSession();
	const id = await file(journey, filer);
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const move = (action: string, more: object = {}) =>
		done(post(portal, `admin/api/cases/${id}/transitions`, { action, ...more }, token));
	await move("accept");
	await move("reply", { reply: `<p>${REPLY}</p>`, attachments: [await upload(portal, token)] });
	await done(post(portal, "report/api.Messages/rate", { id, rating: 4, comment: "Quick work." }, filer.token));
	await done(post(portal, `admin/api/cases/${id}/publication`, { published: true, attachments: true }, token));
	return id;
}
