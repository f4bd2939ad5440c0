import { PassThrough, type Readable } from "node:stream";
import { Client, type ClientConfig, type Connection, type Submittable } from "pg";

/** Where in the write-ahead log something stands: the name of its segment. */
type WalPlace = { wal: string };

/** A base backup as it arrives: the archive, and once that has ended, PostgreSQL's manifest and where it began. */
export type BaseBackup = { archive: Readable; done: Promise<WalPlace & { manifest: Buffer }> };

/** Slot first: without it PostgreSQL may drop log that the backup still needs. It goes with the connection. */
const SLOT = "CREATE_REPLICATION_SLOT portico_backup_PID TEMPORARY PHYSICAL (RESERVE_WAL true)";
const COMMAND =
	"BASE_BACKUP (LABEL 'portico', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

const SEGMENT_BYTES = 16n * 1024n * 1024n;
const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, "0");

/** The name of the segment of 16 MB that holds a position such as 0/2000028 (PostgreSQL, `pg_walfile_name`). */
function segmentOf(position: string, timeline: number): string {
	const [high = "0", low = "0"] = position.split("/");
	return hex(BigInt(timeline)) + hex(BigInt(`0x${high}`)) + hex(BigInt(`0x${low}`) / SEGMENT_BYTES);
}

/** Messages of the copy: a new archive, the manifest, a piece of either, and how far it is (PostgreSQL, "Streaming Replication Protocol"). */
const ARCHIVE = 0x6e;
const MANIFEST = 0x6d;
const DATA = 0x64;

type Pausable = { isPaused(): boolean; pause(): void; resume(): void };

/** The command with its copy, which pg knows no way to read by pieces. */
class BaseBackupQuery implements Submittable {
	readonly archive = new PassThrough();
	readonly #manifest: Buffer[] = [];
	readonly #done = Promise.withResolvers<WalPlace & { manifest: Buffer }>();
	#wal: string | null = null;
	#inManifest = false;
	#archives = 0;

	get done() {
		return this.#done.promise;
	}

	submit(connection: Connection): void {
		connection.query(COMMAND);
	}

	handleRowDescription(): void {}
	handleCommandComplete(): void {}

	handleDataRow({ fields }: { fields: unknown[] }): void {
		this.#wal ??= segmentOf(String(fields[0]), Number(fields[1]));
	}

	handleCopyData({ chunk }: { chunk: Buffer }, { stream }: { stream: Pausable }): void {
		const [kind] = chunk;
		if (kind === ARCHIVE) this.#archives += 1;
		if (kind === MANIFEST) this.#inManifest = true;
		if (kind !== DATA) return;
		const piece = Buffer.from(chunk.subarray(1));
		if (this.#inManifest) this.#manifest.push(piece);
		else if (!this.archive.write(piece) && !stream.isPaused()) {
			// What was read from the socket already still comes.
			stream.pause();
			this.archive.once("drain", () => stream.resume());
		}
	}

	handleError(error: Error): void {
		this.archive.destroy(error);
		this.#done.reject(error);
	}

	handleReadyForQuery(): void {
		if (this.#archives > 1) this.handleError(new Error("A database with tablespaces cannot be backed up so."));
		this.archive.end();
		this.#done.resolve({ wal: this.#wal ?? "", manifest: Buffer.concat(this.#manifest) });
	}
}

/** Has PostgreSQL send a consistent copy of itself, with the log that it needs, while it is used. */
export async function streamBaseBackup(connection: ClientConfig): Promise<BaseBackup> {
	const options: ClientConfig & { replication: string } = { ...connection, replication: "true" };
	const client = new Client(options);
	await client.connect();
	await client.query(SLOT.replace("PID", String(process.pid)));
	const query = client.query(new BaseBackupQuery());
	client.once("error", (error) => query.handleError(error));
	const end = () => client.end().catch(() => undefined);
	query.done.then(end, end);
	return { archive: query.archive, done: query.done };
}
