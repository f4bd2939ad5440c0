import { type ReactNode, useState } from "react";
import { useDocuments } from "../draft/draft-context.tsx";
import { isTranslated } from "../draft/is-translated.ts";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** How a text that is typed over is meant. */
type Correction = {
	/** Its translations are to stay with it. */
	isCorrection: boolean;
	/** Asks how it is meant, once somebody is in the input; nothing where no translation is of it. */
	choice: ReactNode;
	/** Tells that somebody is in the input. */
	onFocus(): void;
};

/** A text of the document that has translations is corrected with them, or worded anew where that is said. */
export function useCorrection(value: unknown): Correction {
	const { t } = useStudioI18n();
	const hasTranslation = isTranslated(useDocuments(), value);
	const [isMeant, setMeant] = useState(true);
	const [isEntered, setEntered] = useState(false);
	return {
		isCorrection: hasTranslation && isMeant,
		choice: hasTranslation && isEntered && (
			<Tick label={t("Corrects it only: its translations stay")} checked={isMeant} onTick={setMeant} />
		),
		onFocus: () => setEntered(true),
	};
}
