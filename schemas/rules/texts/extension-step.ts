import type { EngineText } from "../../engine-texts.ts";

/** The step by which a reporter reads that a case takes longer, and why; workflows have none for it. */
export const EXTENSION = "extend";

const LABEL: EngineText = "More time given";

/** What a step is called that no workflow has. */
export const ownStepLabel = (action: string): string => (action === EXTENSION ? LABEL : action);
