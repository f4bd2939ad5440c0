import { createContext, useContext } from "react";
import { createSpeaker, type Speaker } from "../../schemas/speech/speaker.ts";

const I18nContext = createContext<Speaker>(createSpeaker({ locale: "en-US" }));

/** Sets the reader's language for what is inside. */
export const I18nProvider = I18nContext.Provider;

/** The reader's language; English source texts outside an I18nProvider. */
export const useI18n = (): Speaker => useContext(I18nContext);
