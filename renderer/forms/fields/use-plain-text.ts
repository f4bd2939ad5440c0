import { useCallback } from "react";
import { resolveText } from "../../../schemas/i18n/resolve-text.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useScope } from "../../scope/scope.ts";

/** A text of the document that does not depend on the values: a placeholder, a choice's label. */
export function usePlainText(): (text: Text | undefined) => string | undefined {
	const i18n = useI18n();
	const scope = useScope();
	return useCallback((text) => (text === undefined ? undefined : resolveText(text, scope, i18n)), [scope, i18n]);
}
