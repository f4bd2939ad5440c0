import type { ReactNode } from "react";
import type { WorkflowState } from "../../../schemas/types.gen.ts";
import { skin } from "../../skin/classes.gen.ts";

type Tone = WorkflowState["tone"];

/** A short state in words, coloured by its tone. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
	return <span className={skin.badge({ tone }).root}>{children}</span>;
}
