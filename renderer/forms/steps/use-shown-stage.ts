import { useRef } from "react";
import type { FormChecker } from "../checking/form-checker.ts";
import { useFormSession } from "../state/form-session.ts";
import { useClosedStep } from "./use-closed-step.ts";
import { useStage } from "./use-stage.ts";
import { useStageFocus } from "./use-stage-focus.ts";
import { useStages } from "./use-stages.ts";
import { useUploadsOfStep } from "./use-uploads-of-step.ts";

type Options = {
	checker: FormChecker;
	inAddress: boolean;
	/** Whether a draft would have been restored by now, from this device or another. */
	settled: boolean;
};

/** The stage on the screen, the ways to another, and the step that was asked for where it is not open. */
export function useShownStage({ checker, inAddress, settled }: Options) {
	const { answers } = useFormSession();
	const stages = useStages();
	const { wanted, index, stage, go } = useStage(stages, inAddress);
	useUploadsOfStep(stage);
	const heading = useRef<HTMLHeadingElement>(null);
	const goTo = useStageFocus({ stages, index, heading, go });
	const closed = useClosedStep({
		stages,
		wanted,
		settled: settled && inAddress,
		check: (tell) => void checker.check(answers.all, tell),
		go,
	});
	return { stages, index, stage, heading, go, goTo, closed };
}
