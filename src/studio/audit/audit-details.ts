import { isObject } from "../../../schemas/json/json.ts";
import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";

/** What the log calls the members of an entry's details, in words. One that is not here is shown by its name. */
const NAMES: Readonly<Record<string, StudioText>> = {
	action: "step",
	assignee: "who works on it",
	at: "at",
	attachment: "attached file",
	attachments: "attached files",
	base: "over",
	bulk: "bulk step",
	by: "by",
	case: "case",
	cases: "cases",
	category: "category",
	cause: "cause",
	changed: "changed",
	channel: "channel",
	clock: "clock",
	count: "number of cases",
	days: "number of days",
	deputy: "deputy",
	device: "device",
	district: "district",
	done: "done",
	ended: "ended",
	fields: "fields",
	files: "attached files",
	filters: "filters",
	for: "for",
	form: "form",
	format: "format",
	from: "from",
	held: "kept for now",
	identity: "identity",
	issuer: "issued by",
	item: "item",
	keyword: "words",
	kind: "kind",
	kind_of_register: "register",
	left_out: "cases left out",
	link: "link",
	months: "number of months",
	name: "name",
	note: "note",
	notices: "notices",
	number: "case number",
	on: "switched on",
	open: "open",
	over: "over",
	overdue: "overdue",
	overridden: "over any other release",
	party: "outside party",
	priority: "priority",
	reason: "reason",
	rectangles: "areas of a picture",
	refused: "refused",
	resent: "sent again",
	right: "right",
	role: "role",
	schedule: "schedule",
	scheduled: "by schedule",
	started: "started",
	state: "state",
	subject: "subject",
	supervised: "supervised",
	team: "team",
	to: "to",
	train: "learn anew",
	unlinked: "unlinked",
	until: "until",
	version: "version",
	what: "what",
	why: "why",
	with: "with",
};

/** Values that the portal itself writes, in words; whatever somebody typed is shown as it is. */
const VALUES: Readonly<Record<string, Readonly<Record<string, StudioText>>>> = {
	by: { code: "code by text message", openid: "work account", passkey: "passkey", preview: "preview", time: "time" },
	channel: {
		code: "with number and query code",
		phone: "by telephone",
		counter: "at the counter",
		letter: "by letter",
		portal: "portal",
	},
	for: { account: "somebody with an account", nobody: "somebody without an account" },
	format: { csv: "CSV", xlsx: "Excel" },
	role: { administrator: "administrator", editor: "editor", handler: "handler", publisher: "publisher" },
	identity: {
		session: "signed in",
		code: "knows number and query code",
		document: "showed an identity document",
		call_back: "called back on the number that is held",
		letter: "signed letter with a copy of a document",
	},
	kind: {
		export: "copy of their data",
		correction: "correction",
		erasure: "erasure",
		article: "article",
		project: "project",
		retention: "register of what was erased",
	},
	kind_of_register: { data_requests: "requests for personal data" },
	overdue: { overdue: "overdue", soon: "runs out soon" },
	priority: { "-1": "low", 0: "usual", 1: "high", 2: "urgent" },
	what: {
		assign: "assignment",
		assigned: "assignment",
		category: "category",
		checklist: "checklist",
		extended: "more time",
		merged: "merging",
		move: "step",
		note: "note",
		priority: "priority",
		related: "link to another case",
		split: "split",
		suggestion_dismissed: "suggestion dismissed",
		undo: "undoing of a bulk step",
	},
};

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type Words = Pick<StudioI18n, "t" | "time">;

function valueText(name: string, value: unknown, words: Words): string {
	const { t, time } = words;
	if (value === true) return t("Yes");
	if (value === false) return t("No");
	if (Array.isArray(value)) return value.map((one) => valueText(name, one, words)).join(", ");
	if (isObject(value)) return `(${detailText(value, words)})`;
	const text = String(value);
	if (TIME.test(text)) return time(text);
	const known = VALUES[name];
	const word = known && Object.hasOwn(known, text) ? known[text] : undefined;
	return word === undefined ? text : t(word);
}

/** The details of an entry of the audit log as one line, in the reader's language; what is null is left out. */
export function detailText(detail: Readonly<Record<string, unknown>>, words: Words): string {
	return Object.entries(detail)
		.filter(([, value]) => value !== null)
		.map(([name, value]) => {
			const word = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
			return `${word ? words.t(word) : name}: ${valueText(name, value, words)}`;
		})
		.join(" · ");
}
