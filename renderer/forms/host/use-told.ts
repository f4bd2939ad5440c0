import { useEffect } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { focusBegun } from "../start/focus-begun.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import type { FormSession } from "../state/form-session.ts";

/** Tells those around a form whether something is typed in it; and the reader, whose press began it, that it has. */
export function useTold({ answers, artefact }: FormSession, { start, touched }: ReturnType<typeof useFormStart>) {
	const { holds } = usePorts();
	useEffect(() => {
		touched.current = answers.touched;
	}, [touched, answers]);
	useEffect(() => holds.hold(answers.touched), [holds, answers]);
	useEffect(() => {
		if (start.pressed) focusBegun(artefact.document.id);
	}, [start, artefact]);
}
