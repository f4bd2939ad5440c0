import type { Page } from "playwright";
import { expect } from "vitest";
import { isEdit } from "../../schemas/edits/checks.gen.ts";
import type { Edit } from "../../schemas/edits/types.ts";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import type { Journey } from "./journey.ts";
import { saved } from "./studio-form.ts";

/** What the server adds to an edit: who made it, and when. */
const STAMPS = ["by", "by_id", "at_time"];

/** Forms that were built by the studio's screens, each in a draft release of its own, and are published together. */
type BuiltForms = {
	/** The administrator, logged in once: a number gets few codes. */
	administrator(): Promise<Session>;
	/** Keeps what a window's draft release consists of. */
	keepEdits(page: Page): Promise<void>;
	/** Publishes all forms that were kept, the first time: the whole portal is compiled and rendered anew by it. */
	published(): Promise<void>;
};

/** The edits of a draft release as its window has sent them. */
function editsOf(draft: Record<string, unknown>): Edit[] {
	const all = asArray(draft.edits);
	const sent = all
		.map((edit) => Object.fromEntries(Object.entries(asObject(edit)).filter(([name]) => !STAMPS.includes(name))))
		.filter(isEdit);
	expect(sent.length).toBe(all.length);
	return sent;
}

export function builtForms(journey: Journey): BuiltForms {
	let session: Promise<Session> | undefined;
	const administrator = () => {
		session ??= signIn(journey.portal(), ADMIN_MOBILE);
		return session;
	};
	const built: Edit[][] = [];
	const api = async () => draftApi(journey, await administrator());
	const publishAll = async () => {
		const { drafted, send } = await api();
		const draft = await drafted("Forms of a town hall");
		let after = 0;
		// Form by form: one request holds no more.
		for (const edits of built) {
			expect(await send(`draft-releases/${draft}/edits`, { after, edits })).toMatchObject({ code: 0 });
			after += edits.length;
		}
		expect(await send(`draft-releases/${draft}/publish`)).toMatchObject({ code: 0 });
	};
	let publication: Promise<void> | undefined;
	return {
		administrator,
		async keepEdits(page) {
			await saved(page);
			const draft = /studio\/([^/]+)/.exec(page.url())?.[1];
			built.push(editsOf(await (await api()).read(`draft-releases/${draft}`)));
		},
		published() {
			publication ??= publishAll();
			return publication;
		},
	};
}
