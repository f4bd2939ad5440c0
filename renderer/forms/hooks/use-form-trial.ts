import { useEffect } from "react";
import { useLoader } from "../../loader/release-context.tsx";
import type { FormSession } from "../model/session.ts";

/** Tells of a form of a release that is only tried. */
export function useFormTrial(session: FormSession): void {
	const { onTriedForm } = useLoader();
	useEffect(
		() =>
			onTriedForm?.({
				id: session.artefact.document.id,
				values: session.visibleValues,
				refused: () => session.errors.all().map(({ pointer }) => pointer),
			}),
		[onTriedForm, session],
	);
}
