import { chmodSync, mkdirSync } from "node:fs";

/** Where things go that must not lie under a private home. */
export const SHELTER = "/var/lib/portico";

/** Makes the shelter, open to pass through whatever the process's umask says. */
export function openShelter(folder: string): void {
	mkdirSync(folder, { recursive: true });
	chmodSync(folder, 0o755);
}
