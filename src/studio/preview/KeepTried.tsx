import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { RefObject } from "react";
import { asString } from "../../../schemas/json/json.ts";
import type { PreviewWindow } from "../../preview/tried-forms.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { KeepTestCase } from "../logic/KeepTestCase.tsx";
import type { TriedAnswers } from "../logic/keep-test-case.ts";

/** What is typed in the form that a frame shows. */
function triedIn(frame: HTMLIFrameElement | null, forms: readonly string[]): TriedAnswers | StudioText {
	const shown: PreviewWindow | null | undefined = frame?.contentWindow;
	const tried = shown?.triedForm?.();
	if (!tried) return "No form is shown. Open one in the preview, and fill it in.";
	if (!forms.includes(tried.id)) return "These changes have no such form any more.";
	return { form: tried.id, values: tried.values(), refused: tried.refused() };
}

/** Keeps what was typed in the preview's form as a test case of it. */
export function KeepTried({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
	const { t } = useStudioI18n();
	const documents = useDocuments();
	const forms = Object.values(documents).flatMap(({ kind, id }) => (kind === "form" ? (asString(id) ?? []) : []));
	return (
		<Stack gap="2">
			<KeepTestCase take={() => triedIn(frame.current, forms)} />
			<Text color="fg.muted" fontSize="xs">
				{t(
					"What is typed in the form of the preview, with the errors that it shows, which are expected then. Invent it: a document is no place for what somebody wrote.",
				)}
			</Text>
		</Stack>
	);
}
