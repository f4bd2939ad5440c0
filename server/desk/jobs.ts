import type { Job } from "../jobs/job.ts";
import { resumeBulkSteps } from "./bulk/run-bulk.ts";

/** What the desk does by time. */
export const DESK_JOBS: readonly Job[] = [resumeBulkSteps];
