import { ADMIN_MOBILE, type Portal } from "../portal-process.ts";
import { post, type Session, signIn } from "../sign-in.ts";
import { currentManifest } from "./current-release.ts";

const MEMBER_MOBILE = "13800000000";

/** What the pages of a case that was filed without an account are opened with. */
export type Filed = { id: string; number: string; query_code?: string };

type Steps = readonly (readonly [action: string, words: object])[];

const REPLY = { reply: "<p>The tap by the playground works again since Monday. Thank you for telling us.</p>" };
const REQUESTED = { note: "Which of the two playgrounds do you mean: the one by the weir or the one by the ferry?" };

/** Cases of the member, each with what its handlers have done. */
const CASES: readonly { title: string; steps: Steps }[] = [
	{
		title: "A water tap beside the riverside playground",
		steps: [
			["accept", {}],
			["reply", REPLY],
		],
	},
	{
		title: "A bench in the shade at the tram stop",
		steps: [
			["accept", {}],
			["request-info", REQUESTED],
		],
	},
	{
		title: "Longer green for people on foot at Tea Hill",
		steps: [
			["accept", {}],
			["dispatch", {}],
		],
	},
	{ title: "More bins along the weir", steps: [] },
];

async function done<T>(response: Promise<{ code: number; msg: string; data: T }>): Promise<T> {
	const { code, msg, data } = await response;
	if (code !== 0) throw new Error(msg);
	return data;
}

/** Files a suggestion, as somebody or without an account. */
export async function fileSuggestion(portal: Portal, title: string, token?: string): Promise<Filed> {
	const { id: release, manifest } = await currentManifest(portal);
	const description = "Many people walk here with children, and in summer it gets hot.\nIt would help to have this.";
	const body = {
		form: "suggestion",
		form_hash: manifest.forms.suggestion?.artefact,
		release,
		data: { category: "suggestion", kind: "suggestion", title, description, consent: true },
		idempotency_key: crypto.randomUUID(),
	};
	return done(post<Filed>(portal, "report/api.Messages/index", body, token));
}

/** A member whose centre has something on each of its tabs, with the id of their case that was replied to. */
export async function exampleMember(portal: Portal): Promise<{ session: Session; replied: string; requested: string }> {
	const session = await signIn(portal, MEMBER_MOBILE);
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const ids: string[] = [];
	for (const { title, steps } of CASES) {
		const { id } = await fileSuggestion(portal, title, session.token);
		ids.push(id);
		for (const [action, words] of steps)
			await done(post(portal, `admin/api/cases/${id}/transitions`, { action, ...words }, token));
	}
	const published = await (await fetch(`${portal.url}/report/api.Messages/getList?limit=3`)).json();
	for (const { id } of published.data.list)
		await done(post(portal, "report/api.Messages/follow", { id, follow: true }, session.token));
	const [replied = "", requested = ""] = ids;
	return { session, replied, requested };
}
