import { useCallback } from "react";
import useSWRImmutable from "swr/immutable";
import { type DiagnosticText, formatDiagnostic } from "../../../schemas/compiler/worded.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/**
 * Says what the compiler found in the editor's language; null until that language's texts are loaded, in English where they
 * cannot be. They are loaded once, for all who say something.
 */
export function useWordings(): ((wording: DiagnosticText) => string) | null {
	const isChinese = useStudioI18n().locale.startsWith("zh");
	const { data, error } = useSWRImmutable(
		isChinese ? "studio-diagnostics" : null,
		async () => (await import("../i18n/zh-CN.diagnostics.json")).default,
	);
	const words = useCallback((wording: DiagnosticText) => formatDiagnostic(wording, data), [data]);
	return isChinese && !data && !error ? null : words;
}
