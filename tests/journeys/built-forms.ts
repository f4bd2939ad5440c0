import type { Page } from "playwright";
import { expect } from "vitest";
import { applyEditsTo } from "../../schemas/edits/apply-edits.ts";
import { isEdit } from "../../schemas/edits/checks.gen.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import { shippedTexts } from "../../schemas/edits/shipped.fixture.ts";
import type { Documents, Edit } from "../../schemas/edits/types.ts";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { MUNICIPAL_FORMS, type MunicipalForm, recordedEdits } from "../fixtures/municipal-forms.ts";
import { draftApi } from "./draft-release.ts";
import type { Journey } from "./journey.ts";
import { saved } from "./studio-form.ts";

/** What the server adds to an edit: who made it, and when. */
const STAMPS = ["by", "by_id", "at_time"];

/** Forms of a town hall: built by hand to what is recorded of them, and published together as it is recorded. */
type BuiltForms = {
	/** The administrator, logged in once: a number gets few codes. */
	administrator(): Promise<Session>;
	/** Expects that what a window has sent makes the very documents that the recorded edits of a form make. */
	expectRecorded(page: Page, name: MunicipalForm): Promise<void>;
	/** Publishes all five unless that is done: the whole portal is compiled and rendered anew by it. */
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

/** What edits make of the portal as it is shipped. */
function madeBy(edits: readonly Edit[]): Documents {
	const { documents, refused } = applyEditsTo(readSources(shippedTexts()), edits);
	expect(refused).toEqual([]);
	return documents;
}

export function builtForms(journey: Journey): BuiltForms {
	let session: Promise<Session> | undefined;
	const administrator = () => {
		session ??= signIn(journey.portal(), ADMIN_MOBILE);
		return session;
	};
	const api = async () => draftApi(journey, await administrator());
	let isPublished = false;
	return {
		administrator,
		async expectRecorded(page, name) {
			await saved(page);
			const draft = /studio\/([^/]+)/.exec(page.url())?.[1];
			const sent = editsOf(await (await api()).read(`draft-releases/${draft}`));
			expect(madeBy(sent)).toEqual(madeBy(recordedEdits(name)));
		},
		async published() {
			if (isPublished) return;
			const { drafted, send } = await api();
			const draft = await drafted("Forms of a town hall");
			let after = 0;
			// Form by form: one request holds no more.
			for (const name of MUNICIPAL_FORMS) {
				const edits = recordedEdits(name).map((edit) => ({ ...edit, id: crypto.randomUUID() }));
				expect(await send(`draft-releases/${draft}/edits`, { after, edits })).toMatchObject({ code: 0 });
				after += edits.length;
			}
			expect(await send(`draft-releases/${draft}/publish`)).toMatchObject({ code: 0 });
			isPublished = true;
		},
	};
}
