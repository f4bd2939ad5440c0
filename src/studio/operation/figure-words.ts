import type { StudioText } from "../i18n/studio-i18n.ts";

/** What a figure counts. */
export type Unit = "count" | "seconds" | "bytes";

/** A figure as it is shown. */
export type FigureRow = {
	figure: string;
	label: StudioText;
	unit: Unit;
	/** Said instead of values that are all 0. */
	quiet?: StudioText;
};

/** The figures by what they are about, in the order in which somebody looks who wonders what is wrong. */
export const FIGURE_GROUPS: readonly { title: StudioText; rows: readonly FigureRow[] }[] = [
	{
		title: "Database and jobs",
		rows: [
			{ figure: "portico_connections", label: "Connections", unit: "count", quiet: "None is in use." },
			{ figure: "portico_job_late_seconds", label: "Job is late by", unit: "seconds", quiet: "No job is late." },
		],
	},
	{
		title: "Messages",
		rows: [
			{ figure: "portico_sms_sent", label: "Short messages in this hour", unit: "count" },
			{ figure: "portico_sms_budget", label: "Short messages allowed in an hour", unit: "count" },
			{ figure: "portico_outbox_waiting", label: "Waiting to be sent", unit: "count" },
			{ figure: "portico_outbox_oldest_seconds", label: "The oldest has waited for", unit: "seconds" },
			{ figure: "portico_outbox_dead", label: "Given up", unit: "count" },
		],
	},
	{
		title: "Disk and backup",
		rows: [
			{ figure: "portico_disk_free_bytes", label: "Free on the fullest disk", unit: "bytes" },
			{
				figure: "portico_strangers_bytes",
				label: "Files that wait for a case, of people not logged in",
				unit: "bytes",
			},
			{ figure: "portico_backup_age_seconds", label: "The last backup was made before", unit: "seconds" },
			{ figure: "portico_archive_waiting", label: "Segments of the log that wait for the backup", unit: "count" },
		],
	},
	{
		title: "Pages and browsers",
		rows: [
			{ figure: "portico_streams", label: "Open streams of events", unit: "count" },
			{ figure: "portico_prerender_seconds_count", label: "Pages prerendered", unit: "count" },
			{ figure: "portico_prerender_seconds_sum", label: "Time that it took in all", unit: "seconds" },
		],
	},
];

/** What the labels of figures are called; the names of jobs stand as they are in the log. */
export const LABEL_WORDS: Readonly<Record<string, StudioText>> = {
	filing: "Filing and configuration",
	reading: "Lists and searches",
	replica: "Replica",
	jobs: "Jobs",
	busy: "In use",
	idle: "Idle",
	waiting: "Waiting for one",
	email: "E-mail",
	sms: "Short messages",
	push: "On devices",
	webhook: "Webhook",
	prerendered: "Done",
	late: "Later than a reader waits",
	failed: "Failed",
};

/** What an alarm means, and what to do. */
export const ALARM_WORDS: Readonly<Record<string, StudioText>> = {
	PorticoWaitsForConnections: "Filing waits for connections to the database.",
	PorticoJobLate: "A job has not run for half an hour beyond its time. The server's log says why.",
	PorticoDiskFull: "Less than 2 GB are free. Make room, or give the server a larger disk.",
	PorticoSmsBudget: "The hour's budget of short messages runs out.",
	PorticoOutboxOld: "Messages have waited for more than an hour: is the provider or the receiver away?",
	PorticoOutboxDead: "Messages were given up. They can be sent again at the desk, under Messages.",
	PorticoBackupOld: "No backup for two days, or its place does not take the database's log.",
};

/** A value with its unit in a language, as "3 min" or "21.5 GB". */
export function figureText(locale: string, unit: Unit, value: number): string {
	const format = (amount: number, of?: string) =>
		new Intl.NumberFormat(locale, {
			maximumFractionDigits: 1,
			...(of && { style: "unit", unit: of, unitDisplay: "short" }),
		}).format(amount);
	if (unit === "count") return format(value);
	if (unit === "bytes") return value < 1e9 ? format(value / 1e6, "megabyte") : format(value / 1e9, "gigabyte");
	if (value > 0 && value < 1) return format(value * 1_000, "millisecond");
	if (value < 60) return format(value, "second");
	if (value < 3_600) return format(value / 60, "minute");
	return value < 86_400 ? format(value / 3_600, "hour") : format(value / 86_400, "day");
}
