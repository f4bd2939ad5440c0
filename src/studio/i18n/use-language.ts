import { useMemo, useState } from "react";
import useSWRImmutable from "swr/immutable";
import { createStudioI18n, type StudioI18n } from "./studio-i18n.ts";

/**
 * The studio's texts in a language (BCP 47); English for any but Chinese, whose texts are loaded. Until they are, the
 * language before, so that nothing on the screen goes; null at the start. English where they cannot be loaded.
 */
export function useLanguage(locale: string): StudioI18n | null {
	const isChinese = locale.startsWith("zh");
	const english = useMemo(() => createStudioI18n(isChinese ? "en-US" : locale), [isChinese, locale]);
	const { data, error } = useSWRImmutable(isChinese ? ["studio-texts", locale] : null, async () =>
		createStudioI18n(locale, (await import("./chinese.ts")).allChinese),
	);
	const loaded = isChinese && !error ? (data ?? null) : english;
	const [shown, setShown] = useState(loaded);
	if (loaded && loaded !== shown) setShown(loaded);
	return loaded ?? shown;
}
