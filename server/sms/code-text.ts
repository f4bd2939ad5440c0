/** What is sent with a verification code, where the provider has no template of its own. */
export const CODE_TEXT = "{code} is your verification code. It holds for five minutes; give it to nobody.";

/** The words with the code in them. */
export const codeIn = (text: string, code: string): string => text.replaceAll("{code}", code);
