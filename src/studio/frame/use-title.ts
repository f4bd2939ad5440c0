import { useEffect } from "react";
import { useSpeech } from "../speech/studio-speech.ts";

/** Names the window after what it shows. */
export function useTitle(title: string): void {
	const { t } = useSpeech();
	useEffect(() => {
		document.title = `${title} · ${t("Studio")}`;
	}, [title, t]);
}
