import { useRef } from "react";
import { useStopped } from "../offers/use-stopped.ts";
import { useSending } from "../sending/use-sending.ts";
import { useAdvance } from "./use-advance.ts";

type Options = Pick<Parameters<typeof useAdvance>[0], "checker" | "stages" | "index" | "go"> &
	Omit<Parameters<typeof useSending>[0], "onInvalid">;

/** The way on from a stage, to the next or out to the server, and what stands in it. */
export function useWayOn({ checker, stages, index, go, ...sendingOptions }: Options) {
	const stopped = useStopped();
	const summary = useRef<HTMLElement>(null);
	const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());
	const sending = useSending({ ...sendingOptions, onInvalid: focusSummary });
	const { send, clear: begin, rulesMissing: cannotCheck } = sending;
	const advance = useAdvance({ checker, stages, index, go, send, focusSummary, begin, cannotCheck });
	return { advance, stopped, summary, sending: sending.sending, problem: sending.problem };
}
