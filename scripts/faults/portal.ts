import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTemplate } from "../../server/testing/database-template.ts";
import { type PortalProcess, startPortal } from "../portal-process.ts";

/** Limits that one citizen who files without a pause would run into are none of this drill's. */
const ENVIRONMENT = { PORTICO_RATE_FACTOR: "1000000", PORTICO_DISK_RESERVE_MB: "1" };

/** A portal of a trial's own, on a data folder that may be prepared first. */
export type TrialPortal = PortalProcess & { close(): Promise<void> };

/** Starts a portal on a fresh folder; `undo` is what is done before the folder is removed. */
export async function openPortal(
	env: NodeJS.ProcessEnv = {},
	prepare: (data: string) => void = () => undefined,
	undo: (data: string) => void = () => undefined,
): Promise<TrialPortal> {
	const data = mkdtempSync(join(tmpdir(), "portico-fault-"));
	prepare(data);
	if (env.DATABASE_URL === undefined) await copyTemplate(data);
	const portal = await startPortal({ data, env: { ...ENVIRONMENT, ...env } });
	return {
		...portal,
		async close() {
			await portal.stop();
			undo(data);
			rmSync(data, { recursive: true, force: true });
		},
	};
}
