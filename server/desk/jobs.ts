import type { Job } from "../jobs/job.ts";
import { trainSuggestionsJob } from "../suggestions/train-suggestions.ts";
import { resumeBulkSteps } from "./bulk/run-bulk.ts";
import { takeStepsByTime } from "./steps-by-time.ts";

/** What the desk does by time. */
export const DESK_JOBS: readonly Job[] = [resumeBulkSteps, takeStepsByTime, trainSuggestionsJob];
