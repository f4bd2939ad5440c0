import { useRef } from "react";
import { useFormSession } from "../state/form-session.ts";
import type { FormValidation } from "../validation/form-validation.ts";
import { useClosedStep } from "./use-closed-step.ts";
import { useStep } from "./use-step.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useSteps } from "./use-steps.ts";
import { useUploadsOfStep } from "./use-uploads-of-step.ts";

type Options = {
	validation: FormValidation;
	inAddress: boolean;
	/** Whether a draft would have been restored by now, from this device or another. */
	settled: boolean;
};

/** The step on the screen, the ways to another, and the step that was requested where it is not open. */
export function useCurrentStep({ validation, inAddress, settled }: Options) {
	const { values } = useFormSession();
	const steps = useSteps();
	const { wanted, index, step, go } = useStep(steps, inAddress);
	useUploadsOfStep(step);
	const heading = useRef<HTMLHeadingElement>(null);
	const goTo = useStepFocus({ steps, index, heading, go });
	const closed = useClosedStep({
		steps,
		wanted,
		settled: settled && inAddress,
		check: (notify) => void validation.check(values.all, notify),
		go,
	});
	return { steps, index, step, heading, go, goTo, closed };
}
