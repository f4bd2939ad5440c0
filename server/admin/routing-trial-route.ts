import { isRouting } from "../../schemas/checks/handling.gen.ts";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import { asString } from "../../schemas/json/json.ts";
import type { RoutingDocument } from "../../schemas/types.gen.ts";
import { staffWords } from "../cases/filer-language.ts";
import { mayEdit } from "../policies/document-policy.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { objectOf } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandDraft, draftWithEdits } from "./draft-releases.ts";
import { countTried, MAX_TRIED, type TriedCount, tryRouting } from "./routing-trial.ts";

/** The routing rules of documents, where they have any. */
function routingIn(sources: readonly DocumentSource[]) {
	const documents: unknown[] = Object.values(readSources(sources).documents);
	return documents.find(isRouting);
}

/** The rules that a draft release changes; null where they stay as they are. Throws 404, and 409 where its documents have errors. */
async function changedRules({ db, compiler }: Services, id: string): Promise<RoutingDocument | null> {
	const { sources, edits } = await draftWithEdits(db, id);
	const { release, sources: after } = await compiler.compileDraft(sources, edits);
	if (!release) throw new Refusal(409, "The documents have errors. Correct them before the rules are tried.");
	const rules = routingIn(after);
	const isSame = JSON.stringify(rules) === JSON.stringify(routingIn(sources));
	return rules && !isSame ? rules : null;
}

/** What is found out once for all parts of a trial. */
type StartedTrial = { rules: RoutingDocument; count: TriedCount };

const MAX_STARTED = 20;

/** The trials that were started last, by draft release and version: what goes on with one finds it here, or starts it anew. */
const started = new Map<string, StartedTrial>();

function store(key: string, trial: StartedTrial): StartedTrial {
	started.delete(key);
	started.set(key, trial);
	const oldest = started.keys().next().value;
	if (started.size > MAX_STARTED && oldest !== undefined) started.delete(oldest);
	return trial;
}

async function trialOf(services: Services, id: string, isFirst: boolean): Promise<StartedTrial | null> {
	const { version, base_id } = await demandDraft(services.db, id);
	const key = [id, base_id, version].join();
	const known = isFirst ? undefined : started.get(key);
	if (known) return known;
	const rules = await changedRules(services, id);
	return rules && store(key, { rules, count: await countTried(services.db) });
}

/** The call by which a draft release's routing rules are tried. */
export const routingTrialRoute: AdminRoute = {
	method: "GET",
	path: "/admin/api/draft-releases/{id}/routing",
	summary: `Tries a draft release's routing rules on the cases of the last 30 days, beside those in force: for how many each rule fires, and which would go elsewhere. The newest some thousands at once; \`next\`, given as \`after\`, tries those after them, at most ${MAX_TRIED.toLocaleString("en-US")} in all. Null where the rules stay as they are. Changes nothing.`,
	body: null,
	query: { type: "object", properties: { after: { type: "string", format: "uuid" } }, additionalProperties: false },
	response: objectOf({ trial: { anyOf: [{ $ref: "tried-routing#" }, { type: "null" }] } }),
	allowed: mayEdit,
	async handle({ params, query, user, language }, services) {
		const after = asString(query.after) ?? null;
		const trial = await trialOf(services, params.id ?? "", after === null);
		if (!trial) return { trial: null };
		const { rules, count } = trial;
		const reader = { user, words: await staffWords(services.db, language) };
		return { trial: await tryRouting(services.db, rules, reader, { after, count }) };
	},
};
