import { createHash } from "node:crypto";
import {
	chmodSync,
	chownSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readlinkSync,
	realpathSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Account, canReach } from "./account.ts";
import { openShelter, SHELTER } from "./shelter.ts";

/** Where one embedded database lives. Every path is absolute. */
export type Placement = {
	/** Holds everything of this database; owned by the account. */
	home: string;
	/** PostgreSQL's own data folder. */
	data: string;
	/** Folder of the unix socket. */
	socket: string;
	/** PostgreSQL's log. */
	log: string;
	/** Where PostgreSQL leaves segments of its write-ahead log that a backup is to take. */
	spool: string;
};

/** The longest path of a unix socket that every system takes. */
const LONGEST_SOCKET = 100;

/** A folder of the account's own, made if need be; refuses one that somebody else placed there. */
function own(folder: string, account: Account | null): string {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const found = lstatSync(folder);
	if (!found.isDirectory()) throw new Error(`${folder} should be a folder.`);
	if (!account || found.uid === account.uid) return folder;
	// Root makes a folder over to the account. One that is another user's is left to them: a portal of theirs may run on it.
	if (process.getuid?.() !== 0 || found.uid !== 0) throw new Error(`${folder} belongs to another user (${found.uid}).`);
	chownSync(folder, account.uid, account.gid);
	return folder;
}

const short = (path: string) => createHash("sha256").update(path).digest("hex").slice(0, 16);

/** The folder that a pointer left by an earlier start names, or a fresh one with a pointer to it. */
function sheltered(pointer: string, account: Account | null): string {
	if (existsSync(pointer)) return realpathSync(pointer);
	const target = join(SHELTER, short(pointer));
	openShelter(SHELTER);
	own(target, account);
	try {
		symlinkSync(target, pointer);
	} catch (error) {
		// Another process was quicker, or the pointer outlived its target.
		if (readlinkSync(pointer) !== target) throw error;
	}
	return realpathSync(target);
}

function socketFolder(home: string, account: Account | null): string {
	const inside = join(home, "run");
	const fits = join(inside, ".s.PGSQL.5432").length <= LONGEST_SOCKET;
	return own(fits ? inside : join(tmpdir(), `portico-${short(home)}`), account);
}

/**
 * Whether the account can get into the portal's data folder. Where only the folder itself stands in the way, as one
 * made for this process alone does, it is opened to pass through; what is in it still can't be listed.
 */
function letIn(folder: string, account: Account | null): boolean {
	if (canReach(folder, account)) return true;
	const { uid, mode } = lstatSync(folder);
	if (uid !== process.getuid?.() || !canReach(dirname(folder), account)) return false;
	chmodSync(folder, (mode & 0o7777) | 0o011);
	return true;
}

/**
 * Places the database in `<folder>/postgres`; where the account cannot reach that, under /var/lib/portico,
 * with `<folder>/postgres` as a symbolic link to it, so that the data is found again.
 */
export function placeDatabase(folder: string, account: Account | null): Placement {
	mkdirSync(folder, { recursive: true });
	const pointer = join(realpathSync(folder), "postgres");
	const away = existsSync(pointer) ? lstatSync(pointer).isSymbolicLink() : !letIn(realpathSync(folder), account);
	const home = away ? sheltered(pointer, account) : own(pointer, account);
	return {
		home,
		data: join(home, "data"),
		socket: socketFolder(home, account),
		log: join(home, "postgres.log"),
		spool: own(join(home, "archive"), account),
	};
}
