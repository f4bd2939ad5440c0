import { Button } from "@chakra-ui/react/button";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useDraftState, useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { fixEdit } from "./fix-edit.ts";

/** Mends a problem where what was meant is plain: an edit like any other, so it can be undone. */
export function MendButton({ problem }: { problem: Diagnostic }) {
	const { t } = useStudioI18n();
	const { documents } = useDraftState();
	const make = useMake();
	const edit = fixEdit(documents, problem);
	if (!edit) return null;
	return (
		<Button size="xs" variant="outline" onClick={() => make(edit)}>
			{problem.fix === undefined ? t("Mend it") : t("Mend it: {fix}", { fix: problem.fix })}
		</Button>
	);
}
