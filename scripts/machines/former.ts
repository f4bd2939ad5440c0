import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar";
import { submissionTo } from "../drill/citizen.ts";
import { startPostgres } from "../drill/postgres.ts";
import { startS3 } from "../drill/s3-server.ts";
import { ADMIN_MOBILE, type Portal, startPortal } from "../portal-process.ts";
import { post, signIn } from "../sign-in.ts";
import { type Check, demand } from "./checks.ts";

const ROOT = join(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** The version before the newest change of the schema. */
const formerCommit = () => git("rev-parse", `${git("log", "-1", "--format=%H", "--", "server/database/migrations")}^`);

const lockOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");

/** Gives a version the packages that it names: those of this one, where both name the same. */
function install(folder: string): void {
	if (lockOf(folder) === lockOf(ROOT)) symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	else execFileSync("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
}

/** Writes a version's files into a folder, with its packages. */
async function checkOut(commit: string, folder: string): Promise<void> {
	const archive = join(folder, "version.tar");
	git("archive", "--format=tar", "-o", archive, commit);
	await extract({ file: archive, cwd: folder });
	install(folder);
}

type Filed = { id: string; number: string };

/** What must work on one version; returns the case that was filed there. */
async function use(portal: Portal): Promise<Filed> {
	const submission = { ...(await submissionTo(portal.url)), idempotency_key: randomUUID() };
	const citizen = await signIn(portal, "13700000401");
	const filed = await post<Filed>(portal, "report/api.Messages/index", submission, citizen.token);
	demand(filed.code === 0, `Filing: ${filed.msg}`);
	const lists: { code: number } = await (await fetch(`${portal.url}/report/api.Messages/getList`)).json();
	demand(lists.code === 0, `The list came with ${lists.code}.`);
	return filed.data;
}

async function move(portal: Portal, { id, number }: Filed): Promise<void> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const moved = await post(portal, `admin/api/cases/${id}/transitions`, { action: "accept" }, token);
	demand(moved.code === 0, `Moving ${number}: ${moved.msg}`);
}

/** Two versions beside each other on one database and storage. */
export type Versions = { former: Portal; present: Portal; commit: string; close(): Promise<void> };

/** Starts the former version on an empty database, and then this one, which migrates it while the former one serves. */
export async function startVersions(): Promise<Versions> {
	const commit = formerCommit();
	const folder = mkdtempSync(join(tmpdir(), "portico-former-"));
	await checkOut(commit, folder);
	const postgres = await startPostgres();
	const s3 = await startS3();
	const env = {
		DATABASE_URL: postgres.urlAt(postgres.port),
		PORTICO_RATE_FACTOR: "1000000",
		...s3.envAt(s3.port),
	};
	const data = ["former", "present"].map((name) => join(folder, "data", name));
	for (const one of data) mkdirSync(one, { recursive: true });
	const former = await startPortal({ data: data[0] ?? folder, env, root: folder });
	const present = await startPortal({ data: data[1] ?? folder, env });
	return {
		former,
		present,
		commit: commit.slice(0, 12),
		async close() {
			await present.stop();
			await former.stop();
			await postgres.close();
			await s3.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const both: Check<Versions> = {
	promise: "the former version serves on the schema of this one: signing in, filing, lists, steps at the desk",
	async run({ former, present, commit }) {
		const old = await use(former);
		const now = await use(present);
		await move(former, old);
		return `${commit}: ${old.number} filed and moved on it, ${now.number} filed beside it`;
	},
};

const across: Check<Versions> = {
	promise: "what is filed on the one is moved on the other",
	async run({ former, present }) {
		await move(present, await use(former));
		await move(former, await use(present));
		return "both ways";
	},
};

export const VERSION_CHECKS: readonly Check<Versions>[] = [both, across];
