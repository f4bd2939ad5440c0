import { useRef } from "react";
import { useExitReached } from "../offers/use-exit-reached.ts";
import { useSubmission } from "../submission/use-submission.ts";
import { useAdvance } from "./use-advance.ts";

type Options = Pick<Parameters<typeof useAdvance>[0], "validation" | "steps" | "index" | "go"> &
	Omit<Parameters<typeof useSubmission>[0], "onInvalid">;

/** The way on from a step, to the next or out to the server, and what stands in it. */
export function useNextStep({ validation, steps, index, go, ...submissionOptions }: Options) {
	const stopped = useExitReached();
	const summary = useRef<HTMLElement>(null);
	const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());
	const sending = useSubmission({ ...submissionOptions, onInvalid: focusSummary });
	const { send, clear: start, rulesMissing: cannotCheck } = sending;
	const advance = useAdvance({ validation, steps, index, go, send, focusSummary, start, cannotCheck });
	return { advance, stopped, summary, sending: sending.sending, problem: sending.problem };
}
