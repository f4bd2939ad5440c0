import { pointerTokens, toPointer } from "../../schemas/json/pointer.ts";
import type { RequestOf } from "../../schemas/operation.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { type FormProgress, progressIn } from "../../schemas/rules/questions/form-progress.ts";
import { formQuestions, questionAt } from "../../schemas/rules/questions/form-questions.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import { addToFunnel, type FunnelCount } from "../repositories/messages/form-funnel.ts";

type LoggedEvent = RequestOf<"userLogCreateLog">["events"][number];

const HASH = /^[0-9a-f]{64}$/;
const KEYWORD = /^[A-Za-z_]{0,32}$/;

/** Steps that a form has without naming them: all of it as one, and its review. */
const UNNAMED_STEPS = ["answers", "review"];

/** The event that an entry of the log stands for, if any. */
export const progressOf = ({ type, detail }: LoggedEvent): FormProgress | undefined =>
	type === "action" && detail !== undefined ? progressIn(detail) : undefined;

const placesCache = new WeakMap<FormArtefact, ReadonlySet<string>>();

/** The steps and fields of a form, and the groups that its fields stand in. */
function placesIn(form: FormArtefact): ReadonlySet<string> {
	const known = placesCache.get(form);
	if (known) return known;
	const fields = formQuestions(form).flatMap(({ name }) => {
		const tokens = pointerTokens(name);
		return tokens.map((_token, index) => toPointer(tokens.slice(0, index + 1)));
	});
	const places = new Set(["", ...UNNAMED_STEPS, ...(form.document.steps ?? []).map(({ id }) => id), ...fields]);
	placesCache.set(form, places);
	return places;
}

const placeOf = ({ place }: FormProgress) => (place.startsWith("/") ? questionAt(place) : place);

/** What is counted for an event; nothing for what its form does not have, so that nobody fills the table with inventions. */
async function countOf(db: Db, progress: FormProgress): Promise<FunnelCount | undefined> {
	const { event, hash, keyword } = progress;
	if (!HASH.test(hash) || !KEYWORD.test(keyword)) return undefined;
	const form = (await loadForm(db, hash))?.artefact;
	const place = placeOf(progress);
	if (!form || !placesIn(form).has(place)) return undefined;
	return { form: form.document.id, form_hash: hash, event, place, keyword, count: 1 };
}

/** Counts what browsers report of the ways through forms: how often, never by whom, and no value. */
export async function countProgress(db: Db, events: readonly LoggedEvent[]): Promise<void> {
	const counts = new Map<string, FunnelCount>();
	for (const progress of events.flatMap((event) => progressOf(event) ?? [])) {
		const counted = await countOf(db, progress);
		if (!counted) continue;
		const key = JSON.stringify(counted);
		const before = counts.get(key);
		counts.set(key, { ...counted, count: (before?.count ?? 0) + 1 });
	}
	// In one order, so that two of these at once do not wait for each other.
	const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
	await addToFunnel(
		db,
		sorted.map(([, count]) => count),
	);
}
