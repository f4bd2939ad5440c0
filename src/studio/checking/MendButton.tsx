import { Button } from "@chakra-ui/react/button";
import { Link } from "react-router-dom";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { fixEdit } from "./fix-edit.ts";

/** What is mended where texts stand beside their translations. */
const OF_TEXTS = ["untranslated", "stale-translation"];

/** The query by which the screen of texts begins at the text that a problem is about. */
function textQuery(documents: Documents, { code, document, pointer }: Diagnostic): string {
	const isOfTranslation = code === "stale-translation";
	const text = isOfTranslation ? pointerTokens(pointer).at(-1) : valueAt(documents[document], pointer);
	return typeof text === "string" ? `?${new URLSearchParams({ text })}` : "";
}

/**
 * Mends a problem where what was meant is plain: an edit like any other, so it can be undone. What only lacks a translation
 * leads to where that is written.
 */
export function MendButton({ problem }: { problem: Diagnostic }) {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const make = useMake();
	if (OF_TEXTS.includes(problem.code))
		return (
			<Button asChild size="xs" variant="outline">
				<Link to={`/admin/studio/${id}/texts${textQuery(documents, problem)}`}>{t("Translate")}</Link>
			</Button>
		);
	const edit = fixEdit(documents, problem);
	if (!edit) return null;
	return (
		<Button size="xs" variant="outline" onClick={() => make(edit)}>
			{problem.fix === undefined ? t("Mend it") : t("Mend it: {fix}", { fix: problem.fix })}
		</Button>
	);
}
