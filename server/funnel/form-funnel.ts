import type { FormArtefact, Manifest } from "../../schemas/release.ts";
import { formIds } from "../../schemas/rules/questions/form-ids.ts";
import { formQuestions } from "../../schemas/rules/questions/form-questions.ts";
import type { Text } from "../../schemas/types.gen.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import { type FunnelCount, firstPublications, readFunnel } from "../repositories/messages/form-funnel.ts";

/** Counts go in steps of so many; fewer are not told of (docs/decisions/0043). */
export const FUNNEL_STEP = 5;

/** Versions that are shown, the newest first. */
const MAX_VERSIONS = 10;

/** Words in the reader's language. */
type Words = (source: string) => string;

const rounded = (count: number) => Math.floor(count / FUNNEL_STEP) * FUNNEL_STEP;
const sourceOf = (text: Text) => (typeof text === "string" ? text : "text" in text ? text.text : "");

/** Counts by what they are of. */
function countsBy(counts: readonly FunnelCount[]) {
	const sums = new Map<string, number>();
	for (const { event, place, count } of counts) {
		const key = `${event} ${place}`;
		sums.set(key, (sums.get(key) ?? 0) + count);
	}
	return (event: FunnelCount["event"], place: string) => rounded(sums.get(`${event} ${place}`) ?? 0);
}

type CountAt = ReturnType<typeof countsBy>;

/** The steps that a form leads through, under their titles; one that names none is one. */
function stepsOf({ document }: FormArtefact, words: Words, countAt: CountAt) {
	const named = document.steps ?? [];
	const steps = named.length > 0 ? named : [{ id: "answers", title: document.title }];
	const all = document.review ? [...steps, { id: "review", title: "Check your answers" }] : steps;
	return all.map(({ id, title }) => ({
		id,
		title: words(sourceOf(title)),
		reached: countAt("reached", id),
		erred: countAt("erred", id),
		left: countAt("left", id),
	}));
}

const keywordsAt = (counts: readonly FunnelCount[], at: string) =>
	counts
		.filter(({ event, place, count }) => event === "erred" && place === at && count >= FUNNEL_STEP)
		.map(({ keyword, count }) => ({ keyword, count: rounded(count) }))
		.toSorted((a, b) => b.count - a.count);

/** The fields at which anything is told of, those where most err first. */
function fieldsOf(
	form: FormArtefact,
	counts: readonly FunnelCount[],
	{ words, countAt }: { words: Words; countAt: CountAt },
) {
	return formQuestions(form)
		.map(({ name, labels }) => ({
			pointer: name,
			title: labels.map(words).join(" · "),
			erred: countAt("erred", name),
			left: countAt("left", name),
			keywords: keywordsAt(counts, name),
		}))
		.filter(({ erred, left }) => erred + left > 0)
		.toSorted((a, b) => b.erred - a.erred || b.left - a.left);
}

/** The ids that a form has or had, the present one first, by any of them; what is in force no more has the one that it is asked by. */
export async function idsOfForm(db: Db, { forms }: Pick<Manifest, "forms">, form: string) {
	const hash = Object.hasOwn(forms, form) ? forms[form]?.artefact : undefined;
	const loaded = hash === undefined ? null : await loadForm(db, hash);
	const [present = form, ...former] = loaded ? formIds(loaded.artefact.document) : [];
	return { present, all: [present, ...former] };
}

/** How far people got in the versions of a form, the newest first: in steps of five, fewer than that as none. */
export async function formFunnel(db: Db, ids: readonly string[], words: Words) {
	const byVersion = Map.groupBy(await readFunnel(db, ids), ({ form_hash }) => form_hash);
	const published = await firstPublications(db, [...byVersion.keys()]);
	const versions = [];
	for (const { form_hash, version, note, published_at } of published.slice(0, MAX_VERSIONS)) {
		const artefact = (await loadForm(db, form_hash))?.artefact;
		if (!artefact) continue;
		const counts = byVersion.get(form_hash) ?? [];
		const countAt = countsBy(counts);
		versions.push({
			form_hash,
			version,
			note,
			published_at: published_at.toISOString(),
			sent: countAt("sent", ""),
			steps: stepsOf(artefact, words, countAt),
			fields: fieldsOf(artefact, counts, { words, countAt }),
		});
	}
	return versions;
}

/** The forms of a release, with their titles; each once, though the release has it under former ids too. */
export async function listForms(db: Db, { forms }: Pick<Manifest, "forms">, words: Words) {
	const found = await Promise.all(
		Object.entries(forms).map(async ([id, { artefact }]) => {
			const form = (await loadForm(db, artefact))?.artefact;
			return form && form.document.id !== id ? null : { id, title: words(sourceOf(form?.document.title ?? id)) };
		}),
	);
	return found.flatMap((one) => one ?? []).toSorted((a, b) => a.title.localeCompare(b.title));
}

/** One version's funnel. */
export type VersionCounts = Awaited<ReturnType<typeof formFunnel>>[number];
