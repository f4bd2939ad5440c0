import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";

/** Operations whose responses the server translates, rather than the documents that show them. */
const TRANSLATED: readonly unknown[] = ["messagesGetCategory"];

/** Asks again for what the server has said in another language than the reader's is now. */
export function useResponsesInLocale(locale: string): void {
	const { mutate } = useSWRConfig();
	const translated = useRef(locale);
	useEffect(() => {
		if (translated.current === locale) return;
		translated.current = locale;
		void mutate((key) => Array.isArray(key) && TRANSLATED.includes(key[0]));
	}, [locale, mutate]);
}
