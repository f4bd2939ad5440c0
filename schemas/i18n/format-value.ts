import type { EngineText } from "../engine-texts.ts";
import type { Format, Text, WorkflowDocument } from "../types.gen.ts";
import { intlFormats, isDay } from "./intl-formats.ts";
import { minutesToRead } from "./reading-time.ts";

type FormatSource = {
	locale: string;
	text(source: string, values?: Readonly<Record<string, unknown>>): string;
	workflow?: WorkflowDocument;
	timeZone?: string;
	now?(): Date;
};

/** The words of a status: the workflow document's, else the code itself. */
function statusLabel(status: string, { workflow, text }: FormatSource): string {
	const states: Readonly<Record<string, { label: Text }>> = workflow?.states ?? {};
	const label = Object.hasOwn(states, status) ? states[status]?.label : undefined;
	if (typeof label === "string") return text(label);
	return label !== undefined && "text" in label ? text(label.text) : status;
}

/** Less than a minute ago, by clocks that need not agree to the second: nobody wants to be told the seconds. */
const isJustNow = (elapsed: number) => elapsed < 60_000 && elapsed > -5_000;

/** Says a value that has no format of its own. */
function plain(value: unknown, report: (text: EngineText) => string): string {
	if (typeof value === "boolean") return report(value ? "Yes" : "No");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Makes the function that puts values into words (defs.schema.json#/$defs/format). Dates are ISO 8601 strings, percent
 * takes a fraction, file_size and size_limit bytes, rating 1 to 5. What does not fit its format is said as it is.
 */
export function createFormatter(source: FormatSource): (value: unknown, format: Format) => string {
	const intl = intlFormats(source.locale, source.timeZone);
	const asPlain = (value: unknown) => plain(value, (text) => source.text(text));
	const countOfDays = (count: number) =>
		source.text("{count, plural, one {# day} other {# days}}" satisfies EngineText, { count });
	const numeric = (value: unknown, report: (number: number) => string) =>
		typeof value === "number" && Number.isFinite(value) ? report(value) : asPlain(value);
	const days = intlFormats(source.locale, "UTC");
	const moment = (value: unknown, report: (date: Date, formats: typeof intl) => string) => {
		const date = intl.dateOf(value);
		return date ? report(date, isDay(value) ? days : intl) : asPlain(value);
	};
	const minutes = (count: number) =>
		source.text("{count, plural, one {# minute} other {# minutes}}" satisfies EngineText, { count });
	const by: { [F in Format]: (value: unknown) => string } = {
		text: (value) => (Array.isArray(value) ? intl.list(value.map(asPlain)) : asPlain(value)),
		list: (value) => (Array.isArray(value) ? intl.list(value.map(asPlain)) : asPlain(value)),
		date: (value) => moment(value, (date, formats) => formats.date(date)),
		datetime: (value) => moment(value, (date, formats) => formats.datetime(date)),
		// A month alone, YYYY-MM, is said as one of its days.
		month: (value) =>
			moment(typeof value === "string" && value.length === 7 ? `${value}-15` : value, (date, formats) =>
				formats.month(date),
			),
		reading_time: (value) => (typeof value === "string" ? minutes(minutesToRead(value)) : asPlain(value)),
		relative: (value) =>
			moment(value, (date) => {
				const now = source.now?.() ?? new Date();
				const elapsed = now.getTime() - date.getTime();
				return isJustNow(elapsed) ? source.text("just now" satisfies EngineText) : intl.relative(date, now);
			}),
		number: (value) => numeric(value, intl.number),
		percent: (value) => numeric(value, intl.percent),
		file_size: (value) => numeric(value, intl.fileSize),
		size_limit: (value) => numeric(value, intl.sizeLimit),
		duration_days: (value) => numeric(value, countOfDays),
		rating: (value) =>
			numeric(value, (rating) => source.text("{rating} of 5" satisfies EngineText, { rating: intl.number(rating) })),
		status: (value) => (typeof value === "string" ? statusLabel(value, source) : asPlain(value)),
	};
	return (value, format) => (value === undefined || value === null ? "" : by[format](value));
}
