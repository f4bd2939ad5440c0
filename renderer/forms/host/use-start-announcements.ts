import { useEffect } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { focusStarted } from "../start/focus-started.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import type { FormSession } from "../state/form-session.ts";

/** Reports unsaved changes to the components around a form, and announces to the reader who pressed a button that it started. */
export function useStartAnnouncements(
	{ values, artefact }: FormSession,
	{ start, touched }: ReturnType<typeof useFormStart>,
) {
	const { unsavedChanges: holds } = usePorts();
	useEffect(() => {
		touched.current = values.touched;
	}, [touched, values]);
	useEffect(() => holds.register(values.touched), [holds, values]);
	useEffect(() => {
		if (start.pressed) focusStarted(artefact.document.id);
	}, [start, artefact]);
}
