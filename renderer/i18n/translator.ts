import { createSpeaker, type Speaker, type SpeakerSource } from "../../schemas/speech/speaker.ts";

/** The reader's language: texts and formats. */
export type Translator = Speaker;

/** What a translator is made of. Without messages, source texts are said as they are. */
export type TranslatorSource = SpeakerSource;

/** A translator over one locale's compiled messages (schemas/release.ts). */
export const createTranslator: (source: TranslatorSource) => Translator = createSpeaker;
