import { useEffect, useLayoutEffect } from "react";
import { useFormSession } from "../state/form-session.ts";
import { asksFor, type Stage } from "./form-steps.ts";

/**
 * Lets files go on while another step is shown, and stops those whose question is not there any more when its step is.
 */
export function useUploadsOfStep(stage: Stage | undefined): void {
	const { uploads } = useFormSession();
	// Before the questions of the step before are told that they go.
	useLayoutEffect(() => uploads.enter(stage?.id), [uploads, stage?.id]);
	useEffect(() => {
		if (stage) uploads.dropUnasked((pointer) => asksFor(stage, pointer));
	}, [uploads, stage]);
}
