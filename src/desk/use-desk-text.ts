import { useCallback } from "react";
import { useI18n } from "../../renderer/index.ts";
import type { DeskText } from "./desk-texts.ts";

/** Says the desk's own texts in its reader's language. */
export function useDeskText(): (text: DeskText, values?: Readonly<Record<string, unknown>>) => string {
	const { text } = useI18n();
	return useCallback((source, values) => text(source, values), [text]);
}
