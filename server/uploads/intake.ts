import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { type Incoming, openIncoming } from "./incoming.ts";
import { createWorkQueue, type WorkQueue } from "./queue.ts";
import { clamdScanner, type Scanner } from "./scanner.ts";

/** What uploads are received and made safe with. */
export type Intake = { incoming: Incoming; queue: WorkQueue; scanner: Scanner | null; maxPixels: number };

/** Opens it as the settings say, without what a crash has left in its folder. */
export async function openIntake({ data, clamd, maxPixels }: Settings): Promise<Intake> {
	const incoming = await openIncoming(join(data, "incoming"));
	await incoming.sweep();
	return { incoming, queue: createWorkQueue(), scanner: clamd && clamdScanner(clamd), maxPixels };
}
