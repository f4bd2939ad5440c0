import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";

/** What the log calls the members of an entry's details, in words. One that is not here is shown by its name. */
const NAMES: Readonly<Record<string, StudioText>> = {
	action: "step",
	assignee: "who works on it",
	at: "at",
	attachments: "attached files",
	base: "over",
	bulk: "bulk step",
	by: "by",
	case: "case",
	cases: "cases",
	category: "category",
	changed: "changed",
	channel: "channel",
	clock: "clock",
	count: "number of cases",
	days: "number of days",
	deputy: "deputy",
	device: "device",
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
	item: "item",
	keyword: "words",
	kind: "kind",
	left_out: "cases left out",
	link: "link",
	months: "number of months",
	name: "name",
	note: "note",
	notices: "notices",
	number: "case number",
	over: "over",
	overridden: "over any other release",
	party: "outside party",
	reason: "reason",
	refused: "refused",
	resent: "sent again",
	right: "right",
	role: "role",
	scheduled: "by schedule",
	team: "team",
	to: "to",
	until: "until",
	version: "version",
	what: "what",
	why: "why",
	with: "with",
};

/** Values that the portal itself writes, in words; whatever somebody typed is shown as it is. */
const VALUES: Readonly<Record<string, Readonly<Record<string, StudioText>>>> = {
	by: { code: "code by text message", openid: "work account", passkey: "passkey", preview: "preview", time: "time" },
	channel: { phone: "by telephone", counter: "at the counter", letter: "by letter", portal: "portal" },
	for: { account: "somebody with an account", nobody: "somebody without an account" },
	format: { csv: "CSV", xlsx: "Excel" },
	role: { administrator: "administrator", editor: "editor", handler: "handler", publisher: "publisher" },
	what: {
		assigned: "assignment",
		category: "category",
		checklist: "checklist",
		extended: "more time",
		split: "split",
		suggestion_dismissed: "suggestion dismissed",
	},
};

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type Words = Pick<StudioI18n, "t" | "time">;

function valueText(name: string, value: unknown, { t, time }: Words): string {
	if (value === true) return t("Yes");
	if (value === false) return t("No");
	if (typeof value === "object" && value !== null) return JSON.stringify(value);
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
