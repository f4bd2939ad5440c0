import { Gauge } from "prom-client";
import { listSpool } from "../backup/ship-wal.ts";
import { freeBytes } from "../database/room.ts";
import { JOBS } from "../jobs/registry.ts";
import { readLastBackup } from "../jobs/take-backups.ts";
import type { StreamPlaces } from "../release/stream-places.ts";
import { bytesOfStrangers } from "../repositories/messages/upload.ts";
import { listOutboxStates } from "../repositories/notifications/outbox.ts";
import { listJobStates } from "../repositories/settings/job-state.ts";
import type { Services } from "../services.ts";
import { smsUse } from "../sms/budget.ts";

/** One value of a figure, with the labels that it stands under. */
type Value = { labels?: Record<string, string>; value: number };

/** A figure that is looked up when it is asked for. */
type Figure = { name: string; help: string; labels?: string[]; read(): Promise<Value[]> | Value[] };

const one = (value: number): Value[] => [{ value }];

/** How many messages wait or were given up by each channel, and for how long the oldest of them has. */
function figuresOfOutbox({ jobs }: Services): Figure[] {
	const of = (name: string, help: string, figure: "waiting" | "oldest" | "dead"): Figure => ({
		name,
		help,
		labels: ["channel"],
		read: async () =>
			(await listOutboxStates(jobs)).map((one) => ({ labels: { channel: one.channel }, value: one[figure] })),
	});
	return [
		of("portico_outbox_waiting", "Messages that are yet to be sent, by channel.", "waiting"),
		of(
			"portico_outbox_oldest_seconds",
			"Seconds for which the oldest of them has waited that is due or has failed.",
			"oldest",
		),
		of("portico_outbox_dead", "Messages that were given up, by channel.", "dead"),
	];
}

function figuresOfDatabase(services: Services): Figure[] {
	const { pools, db, jobs, settings } = services;
	return [
		{
			name: "portico_connections",
			help: "Connections to the database by lane and state, and who waits for one.",
			labels: ["lane", "state"],
			read: () =>
				Object.entries(pools).flatMap(([lane, { totalCount, idleCount, waitingCount }]) => [
					{ labels: { lane, state: "busy" }, value: totalCount - idleCount },
					{ labels: { lane, state: "idle" }, value: idleCount },
					{ labels: { lane, state: "waiting" }, value: waitingCount },
				]),
		},
		{
			name: "portico_job_late_seconds",
			help: "Seconds by which a job has not gone well beyond its time.",
			labels: ["job"],
			read: async () =>
				(await listJobStates(jobs, JOBS)).map(({ name, late }) => ({ labels: { job: name }, value: late })),
		},
		{
			name: "portico_sms_sent",
			help: "Short messages of this hour's budget that are used.",
			read: async () => one((await smsUse({ db, settings })).sent),
		},
		{ name: "portico_sms_budget", help: "Short messages an hour.", read: () => one(settings.smsPerHour) },
		...figuresOfOutbox(services),
		{
			name: "portico_strangers_bytes",
			help: "Bytes of files of people who are not logged in that wait for a case.",
			read: async () => one(await bytesOfStrangers(jobs)),
		},
	];
}

function figuresOfBackup({ embedded, jobs, settings }: Services): Figure[] {
	if (!settings.backup) return [];
	const { spool } = embedded ?? {};
	return [
		{
			name: "portico_backup_age_seconds",
			help: "Seconds since the last backup was finished.",
			read: async () => {
				const last = await readLastBackup(jobs);
				return last ? one((Date.now() - Date.parse(last.at)) / 1_000) : [];
			},
		},
		{
			name: "portico_archive_waiting",
			help: "Segments of the write-ahead log that the backup's place does not have yet.",
			read: async () => (spool ? one((await listSpool(spool)).length) : []),
		},
	];
}

const figuresOfProcess = ({ releases, settings, stopping }: Services, places: StreamPlaces): Figure[] => [
	{
		name: "portico_streams",
		help: "Open streams of events: of releases, of cases, of the desk and of the studio.",
		read: () => one(places.count()),
	},
	{
		name: "portico_stopping",
		help: "1 while the server is on its way out.",
		read: () => one(Number(stopping.started)),
	},
	{
		name: "portico_release",
		help: "The release in force.",
		labels: ["release"],
		read: () => [{ labels: { release: releases.current()?.id ?? "" }, value: 1 }],
	},
	{
		name: "portico_disk_free_bytes",
		help: "Bytes that are free on the fullest disk of the data folder.",
		read: async () => one(Math.min(...(await freeBytes(settings.data)))),
	},
];

/**
 * Registers what is told of a server beside its requests. A figure that cannot be had, as of a database that is away, is left
 * out: the others are wanted most then.
 */
export function watchGauges(services: Services, places: StreamPlaces): void {
	const { registry } = services.watching;
	const all = [...figuresOfDatabase(services), ...figuresOfBackup(services), ...figuresOfProcess(services, places)];
	// A second application over the same services finds them there.
	for (const { name, help, labels = [], read } of all.filter(({ name }) => !registry.getSingleMetric(name)))
		new Gauge({
			name,
			help,
			labelNames: labels,
			registers: [registry],
			async collect() {
				this.reset();
				for (const value of await Promise.resolve(read()).catch(() => [])) this.set(value.labels ?? {}, value.value);
			},
		});
}
