import type { ReleaseLoader } from "../../renderer/index.ts";
import { isObject } from "../../schemas/json/json.ts";

/** What is asked in the name of who is signed in. */
type StaffFetch = (url: string) => Promise<Response>;

/** Asks with the session of the moment. */
export const fetchWith =
	(token: () => string): StaffFetch =>
	(url) =>
		fetch(url, { headers: { Authorization: token() }, cache: url.includes("?") ? "no-store" : "default" });

const RELEASE = "/release/";
const STAFF_RELEASE = "/admin/api/desk/release";

/** Artefacts, those for staff alone among them: documents come with the session, scripts and style sheets as for everybody. */
export const staffFetch =
	(request: StaffFetch): StaffFetch =>
	(url) =>
		url.startsWith(RELEASE) && url.endsWith(".json")
			? request(`${STAFF_RELEASE}/${url.slice(RELEASE.length)}`)
			: fetch(url);

/** What is answered to whoever is not signed in any more, or has no right at the desk. */
const REFUSED: readonly unknown[] = [401, 403];

/**
 * A loader that opens the staff's part of each release that it is told of. `onRefused` is called where its first one is not for
 * who asks: there would be nothing to see. A page that stands stays, and offers to sign in where that is needed.
 */
export function ofStaff(loader: ReleaseLoader, request: StaffFetch, onRefused: () => void): ReleaseLoader {
	return {
		...loader,
		async open({ id }) {
			const response = await request(`${STAFF_RELEASE}?of=${id}`).catch(() => null);
			const body: unknown = response?.ok ? await response.json() : null;
			if (isObject(body) && REFUSED.includes(body.code) && !loader.snapshot().current) onRefused();
			const data = isObject(body) && body.code === 0 && isObject(body.data) ? body.data : {};
			if (typeof data.id !== "string" || typeof data.manifest_url !== "string") return false;
			return loader.open({ id: data.id, manifest_url: data.manifest_url });
		},
	};
}
