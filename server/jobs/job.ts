import type { Services } from "../services.ts";

/** Work that has to be done again and again, by one process at a time. */
export type Job = { name: string; everySeconds: number; run(services: Services): Promise<void> };
