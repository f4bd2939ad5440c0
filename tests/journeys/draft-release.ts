import { asObject } from "../../schemas/json/json.ts";
import { post, type Session } from "../../scripts/sign-in.ts";
import type { Journey } from "./journey.ts";

/** What is done with draft releases past the studio's screens, by its API. */
export type DraftApi = {
	/** What the API answers, whatever that is. */
	send(path: string, body?: object): Promise<{ code: number; data: Record<string, unknown> }>;
	read(path: string): Promise<Record<string, unknown>>;
	/** Begins changes that consist of some edits, and gives their id. */
	drafted(name: string, ...edits: readonly object[]): Promise<string>;
	/** The same, published. */
	published(name: string, ...edits: readonly object[]): Promise<void>;
};

/** The API of draft releases, as somebody who may publish. */
export function draftApi(journey: Journey, { token }: Session): DraftApi {
	const api: DraftApi = {
		async send(path, body = {}) {
			const { code, data } = await post(journey.portal(), `admin/api/${path}`, body, token);
			return { code, data: asObject(data) };
		},
		read: async (path) => asObject((await journey.request(`admin/api/${path}`, token)).data),
		async drafted(name, ...edits) {
			const { id } = (await api.send("draft-releases", { name })).data;
			if (edits.length === 0) return String(id);
			const sent = edits.map((edit) => ({ id: crypto.randomUUID(), ...edit }));
			const { code } = await api.send(`draft-releases/${id}/edits`, { after: 0, edits: sent });
			if (code !== 0) throw new Error(`The edits of ${name} were refused with ${code}.`);
			return String(id);
		},
		async published(name, ...edits) {
			const { code } = await api.send(`draft-releases/${await api.drafted(name, ...edits)}/publish`);
			if (code !== 0) throw new Error(`${name} was not published: ${code}.`);
		},
	};
	return api;
}
