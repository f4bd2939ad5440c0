import type { Translator } from "../../schemas/i18n/translator.ts";
import { asObject, isObject } from "../../schemas/json/json.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import { valuesOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import { closedStates } from "../desk/closed-states.ts";
import { listOpenCases, type OpenCase, type OpenFilter } from "../repositories/messages/open311-cases.ts";
import { badRequest } from "./refused.ts";

const DAY = 86_400_000;

/** The longest span of one answer, in days (GeoReport v2). */
const SPAN = 90;

const listIn = (text: string | undefined) =>
	text === undefined || text === ""
		? undefined
		: text
				.split(",")
				.map((one) => one.trim())
				.filter(Boolean);

function timeIn(query: Readonly<Record<string, string>>, name: string): Date | undefined {
	const text = query[name];
	if (!text) return undefined;
	const time = new Date(text);
	if (Number.isNaN(time.getTime()))
		throw badRequest(`${name} should be a time as ISO 8601, such as 2026-03-01T00:00:00Z.`);
	return time;
}

/** The span that is asked for: 90 days where one end is left out, and never more. */
function spanIn(query: Readonly<Record<string, string>>): { from: Date; to: Date } {
	const start = timeIn(query, "start_date");
	const end = timeIn(query, "end_date");
	const to = end ?? (start ? new Date(Math.min(Date.now(), start.getTime() + SPAN * DAY)) : new Date());
	const earliest = to.getTime() - SPAN * DAY;
	return { from: new Date(Math.max(start?.getTime() ?? earliest, earliest)), to };
}

function statusIn(text: string | undefined): "open" | "closed" | undefined {
	const named = listIn(text) ?? [];
	const wrong = named.find((one) => one !== "open" && one !== "closed");
	if (wrong !== undefined) throw badRequest(`status should be open or closed, not ${wrong}.`);
	// Both together leave out nothing.
	if (named.length !== 1) return undefined;
	return named[0] === "open" ? "open" : "closed";
}

function filterOf(query: Readonly<Record<string, string>>, closed: readonly string[]): OpenFilter {
	const numbers = listIn(query.service_request_id);
	// Where cases are named, nothing else counts.
	if (numbers) return { numbers: numbers.slice(0, 50), closed };
	const codes = listIn(query.service_code);
	const status = statusIn(query.status);
	return { closed, ...spanIn(query), ...(codes && { codes }), ...(status && { status }) };
}

/** The words and the place of a case that everybody may read. */
async function publicParts(db: Db, { form, form_hash, data }: OpenCase) {
	const shown = await loadShownForm(db, { form, form_hash });
	const values = shown ? valuesOf(shown.artefact, data, "public") : [];
	const at = (name: string) => values.find((one) => one.name === `/${name}`);
	const place = values.find(({ value }) => isObject(value) && "text" in value);
	const { latitude, longitude, text } = asObject(place?.value);
	const address = at("address") ?? at("location");
	const addressText = typeof address?.value === "string" ? address.text : "";
	return {
		description: at("description")?.text ?? "",
		address: typeof text === "string" ? text : addressText,
		lat: typeof latitude === "number" ? latitude : null,
		long: typeof longitude === "number" ? longitude : null,
	};
}

async function requestOf(db: Db, found: OpenCase, closed: readonly string[], words: Translator) {
	const { summary, team } = found;
	const { description, ...place } = await publicParts(db, found);
	return {
		service_request_id: summary.number,
		status: closed.includes(summary.status) ? "closed" : "open",
		status_notes: "",
		service_name: words.text(summary.category_name),
		service_code: summary.category_code,
		description: description || summary.title,
		agency_responsible: team ?? "",
		service_notice: "",
		requested_datetime: summary.submitted_at.toISOString(),
		updated_datetime: (summary.replied_at ?? summary.submitted_at).toISOString(),
		expected_datetime: "",
		address: place.address,
		address_id: "",
		zipcode: "",
		lat: place.lat,
		long: place.long,
		media_url: "",
	};
}

/** Published cases as service requests, newest first; what of them is not for everybody is left out. */
export async function serviceRequests(db: Db, query: Readonly<Record<string, string>>, words: Translator) {
	const closed = await closedStates(db);
	const cases = await listOpenCases(db, filterOf(query, closed));
	return Promise.all(cases.map((found) => requestOf(db, found, closed, words)));
}
