/** One value of a figure, as the registry has it. */
export type FigureValue = { name: string; labels: Readonly<Record<string, string | number>>; value: number };

/** When a value of a figure is alarming: over or under a limit, or at least so much of another figure, in whole numbers. */
export type Alarm = {
	/** The name of its rule in docs/monitoring/alarms.yml. */
	alarm: string;
	figure: string;
	/** Which of its values. */
	labels?: Readonly<Record<string, string>>;
	bound: { over: number } | { under: number } | { atLeast: number; of: string };
};

/** The alarms that one look at a server's figures decides: with docs/monitoring/alarms.yml, which a test compares. */
export const ALARMS: readonly Alarm[] = [
	{
		alarm: "PorticoWaitsForConnections",
		figure: "portico_connections",
		labels: { lane: "filing", state: "waiting" },
		bound: { over: 0 },
	},
	{ alarm: "PorticoJobLate", figure: "portico_job_late_seconds", bound: { over: 1_800 } },
	{ alarm: "PorticoDiskFull", figure: "portico_disk_free_bytes", bound: { under: 2e9 } },
	// From there on codes for new places are refused (server/sms/budget.ts), so that there it may stay.
	{ alarm: "PorticoSmsBudget", figure: "portico_sms_sent", bound: { atLeast: 0.8, of: "portico_sms_budget" } },
	{ alarm: "PorticoOutboxOld", figure: "portico_outbox_oldest_seconds", bound: { over: 3_600 } },
	{ alarm: "PorticoOutboxDead", figure: "portico_outbox_dead", bound: { over: 0 } },
	{ alarm: "PorticoBackupOld", figure: "portico_backup_age_seconds", bound: { over: 172_800 } },
	{ alarm: "PorticoBackupOld", figure: "portico_archive_waiting", bound: { over: 60 } },
];

function isBeyond(value: number, { bound }: Alarm, values: readonly FigureValue[]): boolean {
	if ("under" in bound) return value < bound.under;
	if ("over" in bound) return value > bound.over;
	const whole = values.find(({ name }) => name === bound.of);
	return whole !== undefined && value >= Math.floor(bound.atLeast * whole.value);
}

/** The values that are alarming, each with the name of its alarm. */
export function alarmsIn(values: readonly FigureValue[]): (FigureValue & { alarm: string })[] {
	return ALARMS.flatMap((alarm) =>
		values
			.filter(({ name, labels }) => {
				const wanted = Object.entries(alarm.labels ?? {});
				return name === alarm.figure && wanted.every(([label, value]) => labels[label] === value);
			})
			.filter(({ value }) => isBeyond(value, alarm, values))
			.map((value) => ({ ...value, alarm: alarm.alarm })),
	);
}
