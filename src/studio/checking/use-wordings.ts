import { useCallback, useEffect, useState } from "react";
import { type DiagnosticText, formatDiagnostic } from "../../../schemas/compiler/worded.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type Translations = Readonly<Record<string, string>>;

/** Says what the compiler found in the editor's language: in English until the other language's texts are loaded. */
export function useWordings(): (wording: DiagnosticText) => string {
	const { locale } = useStudioI18n();
	const [translations, setTranslations] = useState<Translations>();
	useEffect(() => {
		let isWanted = true;
		setTranslations(undefined);
		if (locale.startsWith("zh"))
			void import("../i18n/zh-CN.diagnostics.json").then(({ default: loaded }) => isWanted && setTranslations(loaded));
		return () => {
			isWanted = false;
		};
	}, [locale]);
	return useCallback((wording: DiagnosticText) => formatDiagnostic(wording, translations), [translations]);
}
