import { useEffect, useLayoutEffect } from "react";
import { useFormSession } from "../state/form-session.ts";
import { type FormStep, hasField } from "./form-steps.ts";

/**
 * Lets files go on while another step is shown, and stops those whose field is not there any more when its step is.
 */
export function useUploadsOfStep(step: FormStep | undefined): void {
	const { uploads } = useFormSession();
	// Before the fields of the step before are told that they go.
	useLayoutEffect(() => uploads.enter(step?.id), [uploads, step?.id]);
	useEffect(() => {
		if (step) uploads.dropUnasked((pointer) => hasField(step, pointer));
	}, [uploads, step]);
}
