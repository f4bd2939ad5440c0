import { beforeAll } from "vitest";
import type { Manifest } from "../../schemas/release.ts";
import { ADMIN_MOBILE, type Portal } from "../../scripts/portal-process.ts";
import { post, type Session, signIn } from "../../scripts/sign-in.ts";
import type { Journey } from "./journey.ts";

/** What a citizen is told of a case that was taken. */
export type FiledCase = { id: string; number: string; query_code: string | null };

/** Cases as journeys need them: filed past the form, and handled as an official would. */
export type CaseDesk = {
	/** Files a suggestion under a title: by name for a session, else without an account. */
	file(title: string, session?: Session): Promise<FiledCase>;
	/** Files a report about an official without a name: only the discipline office reads it. */
	fileRestricted(title: string): Promise<FiledCase>;
	/** Has the official take steps of the workflow one after another; the note is the last one's. */
	handle(id: string, actions: readonly string[], note?: string): Promise<void>;
	publish(id: string): Promise<void>;
};

type CurrentRelease = { data: { pc: { release: { id: string; manifest_url: string } } } };

async function submissionTo(portal: Portal, form: string) {
	const config: CurrentRelease = await (await fetch(`${portal.url}/report/api.Configs/getConfig`)).json();
	const { id, manifest_url } = config.data.pc.release;
	const manifest: Manifest = await (await fetch(new URL(manifest_url, portal.url))).json();
	return { form, form_hash: manifest.forms[form]?.artefact, release: id, attachments: [] };
}

/** The data of a value that must be a success. */
function dataOf<T>({ code, msg, data }: { code: number; msg: string; data: T }): T {
	if (code !== 0) throw new Error(`The portal refused: ${msg}`);
	return data;
}

/** The desk of an official for the journeys of a file, there once its first one starts. */
export function startDesk(journey: Journey): () => CaseDesk {
	let desk: CaseDesk | undefined;
	beforeAll(async () => {
		desk = await openDesk(journey.portal());
	});
	return () => {
		if (!desk) throw new Error("The desk opens before the first journey.");
		return desk;
	};
}

/** Opens the desk of an official of a running portal. */
async function openDesk(portal: Portal): Promise<CaseDesk> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const admin = async (path: string, body: object) => {
		dataOf(await post(portal, `admin/api/cases/${path}`, body, token));
	};
	return {
		async file(title, session) {
			const data = {
				category: "suggestion",
				kind: "suggestion",
				title,
				consent: true,
				description: "Children have nothing to drink there on hot days.",
			};
			const submission = { ...(await submissionTo(portal, "suggestion")), data, idempotency_key: crypto.randomUUID() };
			return dataOf(await post<FiledCase>(portal, "report/api.Messages/index", submission, session?.token));
		},
		async fileRestricted(title) {
			const data = {
				category: "integrity",
				identity: "anonymous",
				title,
				office: "Harbour office",
				conduct: "favour",
				description: "The berths went to relatives, again.",
				consent: true,
			};
			const submission = await submissionTo(portal, "integrity-report");
			const body = { ...submission, data, idempotency_key: crypto.randomUUID() };
			return dataOf(await post<FiledCase>(portal, "report/api.Messages/index", body));
		},
		async handle(id, actions, note = "") {
			for (const action of actions)
				await admin(`${id}/transitions`, { action, note: action === actions.at(-1) ? note : "" });
		},
		publish: (id) => admin(`${id}/publication`, { published: true }),
	};
}
