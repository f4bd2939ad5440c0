import { createContext, useContext } from "react";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";

const I18nContext = createContext<Translator>(createTranslator({ locale: "en-US" }));

/** Sets the reader's language for what is inside. */
export const I18nProvider = I18nContext.Provider;

/** The reader's language; English source texts outside an I18nProvider. */
export const useI18n = (): Translator => useContext(I18nContext);
