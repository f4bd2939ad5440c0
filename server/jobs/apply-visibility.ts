import { writtenInOrder } from "../../schemas/json/same-json.ts";
import type { Manifest } from "../../schemas/release.ts";
import { loadForm } from "../cases/forms.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import { publicTextOf, titleOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import {
	hasEarlierCases,
	listPublicWords,
	type PublicWords,
	setPublicWords,
} from "../repositories/messages/public-words.ts";
import { holdCases } from "../repositories/releases/category-code.ts";
import { categoriesOf } from "../repositories/releases/category-document.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import type { Job } from "./job.ts";

/** Names the release by whose visibility the stored words are. */
const APPLIED = "applied_visibility";

const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Filed = Awaited<ReturnType<typeof listPublicWords>>[number];

async function wordsOf(db: Db, { form, form_hash, data, labels, title, category_name }: Filed) {
	const shown = await loadShownForm(db, { form, form_hash });
	if (!shown) return null;
	const own = typeof data.title === "string" ? data.title.trim() : "";
	// A title that is neither the filer's nor the category's was given by somebody: it stays.
	const isGiven = title !== own && title !== category_name;
	return {
		title: isGiven ? title : titleOf(shown.artefact, data, category_name),
		public_text: publicTextOf(shown.artefact, data, labels),
	};
}

const differs = (a: PublicWords, b: PublicWords) => a.title !== b.title || a.public_text !== b.public_text;

/** Writes anew what the public reads of a form's cases, a few at a time. */
async function rewrite(db: Db, form: string): Promise<void> {
	let after = FIRST;
	for (;;) {
		const cases = await listPublicWords(db, form, after, AT_ONCE);
		for (const filed of cases) {
			const words = await wordsOf(db, filed);
			if (words && differs(words, filed)) await setPublicWords(db, filed.id, words);
		}
		const last = cases.at(-1);
		if (!last || cases.length < AT_ONCE) return;
		after = last.id;
	}
}

/** What a version of a form shows to others, by pointer. */
async function visibilityOf(db: Db, manifest: Manifest | null, form: string) {
	const hash = manifest?.forms[form]?.artefact;
	const loaded = hash === undefined ? null : await loadForm(db, hash);
	if (!loaded) return null;
	const { fields = {} } = loaded.artefact.document;
	return Object.fromEntries(Object.entries(fields).map(([pointer, { visibility = null }]) => [pointer, visibility]));
}

async function appliedManifest(db: Db): Promise<{ id: string | null; manifest: Manifest | null }> {
	const stored = await readSetting(db, APPLIED);
	const id = stored && "release" in stored && typeof stored.release === "string" ? stored.release : null;
	return { id, manifest: id === null ? null : await findManifest(db, id) };
}

/**
 * Makes titles and searched words of stored cases show no more than their forms in force do, and holds to their categories what
 * was being filed by the release before while another came into force. Runs soon after each publication
 * (server/repositories/releases/release.ts), and does nothing until the next.
 */
export const applyVisibility: Job = {
	name: "apply_visibility",
	everySeconds: 600,
	async run({ db }) {
		const current = await findCurrent(db);
		const applied = await appliedManifest(db);
		const manifest = current ? await findManifest(db, current.id) : null;
		if (!current || !manifest || current.id === applied.id) return;
		for (const [form, { artefact }] of Object.entries(manifest.forms)) {
			const before = await visibilityOf(db, applied.manifest, form);
			const after = await visibilityOf(db, manifest, form);
			if (writtenInOrder(before) === writtenInOrder(after)) continue;
			if (before !== null || (await hasEarlierCases(db, form, artefact))) await rewrite(db, form);
		}
		await holdCases(db, await categoriesOf(db, manifest));
		await writeSetting(db, APPLIED, { release: current.id });
	},
};
